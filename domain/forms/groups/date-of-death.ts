import { messages } from '../../messages.ts'
import { notInFuture } from '../date-checks.ts'
import { group } from '../form.ts'
import { realDate } from '../rules.ts'

/** The date of the participant's death: not in the future (CLAIM-17, D-80). */
export const dateOfDeath = group({
  part: 'detalhes',
  title: 'Falecimento',
  fields: [
    {
      name: 'data_obito',
      label: 'Data do falecimento',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
  ],
  checks: [notInFuture('data_obito', messages.dateLaterThanToday)],
})
