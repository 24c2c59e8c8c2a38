import { SECOND_PLAN } from '../../../requests/offering.ts'
import { group } from '../../form.ts'

/** The only plan that an enrolment is about (specialised 9). */
export const secondPlan = group({
  part: 'detalhes',
  title: 'Plano',
  fields: [
    {
      name: 'id_plano',
      label: 'Plano',
      control: 'select',
      required: true,
      choices: (_values, { plans }) =>
        plans
          .filter(({ id }) => id === SECOND_PLAN)
          .map(({ id, name }) => ({ value: String(id), label: name })),
      derived: () => String(SECOND_PLAN),
      editableIn: 'L',
    },
  ],
})
