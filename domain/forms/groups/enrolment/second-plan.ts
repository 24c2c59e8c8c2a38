import { SECOND_PLAN } from '../../../people/membership.ts'
import { group } from '../../form.ts'

/** Its acronym and its number in the national register (ENROL-01). */
export const PLAN_IN_FULL = 'PSII (CNPB 1998007774)'

/** The only plan that can be enrolled in, so it is not asked for (ENROL-01). */
export const secondPlan = group({
  part: 'detalhes',
  title: 'Plano',
  fields: [
    {
      name: 'id_plano',
      label: 'Plano',
      control: 'select',
      required: true,
      width: 'full',
      choices: [{ value: String(SECOND_PLAN), label: PLAN_IN_FULL }],
      derived: () => String(SECOND_PLAN),
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
})
