import type { EnrolmentLists, Facts, Listed } from '../../../requests/facts.ts'
import { choicesFrom } from '../../choices.ts'
import type { Choice, Values } from '../../form.ts'

/** If the fund's list is not loaded, any answer is valid, but required. */
const itself = (answer: string): readonly Choice[] =>
  answer === '' ? [] : [{ value: answer, label: answer }]

/** The choices of a field from one of the fund's lists (ENROL-04). */
export const fromList =
  <Name extends string>(field: Name, list: keyof EnrolmentLists) =>
  (values: Values<Name>, { enrolment }: Facts): readonly Choice[] => {
    const rows = enrolment?.[list] ?? []
    return rows.length > 0 ? choicesFrom(rows) : itself(values[field])
  }

/** The regional offices of the chosen sponsor (ENROL-06). */
export const regionalsOfSponsor = (
  { id_emp, id_regional }: Values<'id_emp' | 'id_regional'>,
  { enrolment }: Facts,
): readonly Choice[] => {
  const rows = enrolment?.regionals ?? []
  return rows.length > 0
    ? choicesFrom(rows.filter(({ sponsorId }) => String(sponsorId) === id_emp))
    : itself(id_regional)
}

/** The name of an id in a list; the id itself if the list does not have it. */
export const nameIn = (rows: readonly Listed[] | undefined, id: string) =>
  rows?.find((row) => String(row.id) === id)?.name ?? id
