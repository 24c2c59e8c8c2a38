import { DEATH_PENSION } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { dateOfDeath } from './groups/date-of-death.ts'
import { namedParticipant, nameOfDeceased } from './groups/named-participant.ts'
import { parents } from './groups/parents.ts'
import { childrenUnderAgeLimit, pensionNote, relationship } from './groups/relationship.ts'
import { representative } from './groups/representative.ts'
import { together } from './groups/together.ts'

const deceased = namedParticipant(
  {
    title: 'Participante que faleceu',
    name: 'cpf_participante_pensao',
    label: 'CPF do participante que faleceu',
    hint: 'Digite o CPF da pessoa que faleceu: o plano dela aparece em seguida.',
    mayBeOneself: false,
  },
  [nameOfDeceased],
)

/** Death pension, type 4. */
export const deathPensionForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: deceased.title }, [deceased, dateOfDeath]),
        relationship({ checks: [childrenUnderAgeLimit], note: pensionNote }),
        parents,
        representative,
        bank(DEATH_PENSION, { banks: ['001', '033'] }),
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
