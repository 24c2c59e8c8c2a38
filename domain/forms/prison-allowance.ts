import { PRISON_ALLOWANCE } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { namedParticipant } from './groups/named-participant.ts'
import { parents } from './groups/parents.ts'
import { relationship } from './groups/relationship.ts'
import { representative } from './groups/representative.ts'

/** Prison allowance, type 6. */
export const prisonAllowanceForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        namedParticipant({
          title: 'Participante preso',
          name: 'cpf_participante_reclusao',
          label: 'CPF do participante preso',
          hint: 'Se o plano não é seu, digite o CPF da pessoa presa.',
          mayBeOneself: true,
        }),
        relationship(),
        parents,
        representative,
        bank(PRISON_ALLOWANCE, { banks: ['001', '033'] }),
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
