import { DEATH_LUMP_SUM } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { dateOfDeath } from './groups/date-of-death.ts'
import { namedParticipant } from './groups/named-participant.ts'
import { parents } from './groups/parents.ts'
import { representative } from './groups/representative.ts'
import { together } from './groups/together.ts'

const deceased = namedParticipant({
  title: 'Participante que faleceu',
  name: 'cpf_participante_peculio',
  label: 'CPF do participante que faleceu',
  hint: 'Digite o CPF da pessoa que faleceu: o plano dela aparece em seguida.',
  mayBeOneself: false,
})

/** Death lump sum (pecúlio), type 5. */
export const deathLumpSumForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: deceased.title }, [deceased, dateOfDeath]),
        parents,
        representative,
        bank(DEATH_LUMP_SUM, { banks: ['001', '104', '237', '341', '033'] }),
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
