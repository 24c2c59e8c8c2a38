import { sectionsOf } from '#domain/forms/form.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import { SHARED_TYPES } from '#tools/samples/request-answers.ts'

import type { Row } from './row.ts'
import { addressRows } from './rows/address.ts'
import { bankRows } from './rows/bank.ts'
import { dismissalRows, identityRows, parentsRows } from './rows/identity.ts'
import { dependantRows, representativeRows } from './rows/people.ts'

type Shared = {
  readonly rows: readonly Row[]
  /** The types of the specification that ask them. */
  readonly specified: readonly number[]
}

/**
 * Rows of questions that several types have. They are in the sheet of one type; for the others only the rules
 * are tested, because form and validation are the same.
 */
export const shared: readonly Shared[] = [
  { rows: addressRows, specified: [1, 2, 3, 4, 5, 6, 7, 8] },
  { rows: bankRows, specified: [1, 2, 3, 4, 5, 6, 8] },
  { rows: parentsRows, specified: [1, 2, 3, 4, 5, 6, 8] },
  { rows: identityRows, specified: [1, 3, 8] },
  { rows: dismissalRows, specified: [1, 3, 8] },
  { rows: representativeRows, specified: [1, 4, 5, 6, 8] },
  { rows: dependantRows, specified: [1, 13] },
]

/** The types of the shared form whose forms have all questions of these rows. */
export const typesAsking = ({ rows }: Shared): readonly number[] =>
  SHARED_TYPES.filter((typeId) =>
    rows.every(({ says }) => Object.keys(says).every((path) => isAsked(typeId, path))),
  )

function isAsked(typeId: number, path: string): boolean {
  const [part, ...rest] = path.split('.')
  return sectionsOf(formKindOf(typeId).form).some(
    (section) => section.part === part && section.fields.some(({ name }) => name === rest.at(-1)),
  )
}
