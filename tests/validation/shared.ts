import type { Row } from './row.ts'
import { addressRows } from './rows/address.ts'
import { bankRows } from './rows/bank.ts'
import { dismissalRows, identityRows, parentsRows } from './rows/identity.ts'
import { dependantRows, representativeRows } from './rows/people.ts'

type Shared = { readonly rows: readonly Row[]; readonly types: readonly number[] }

/**
 * Rows of questions that several types have. They are in the sheet of one type; for the others only the rules
 * are tested, because form and validation are the same.
 */
export const shared: readonly Shared[] = [
  { rows: addressRows, types: [1, 2, 3, 4, 5, 6, 7, 8] },
  { rows: bankRows, types: [1, 2, 3, 4, 5, 6, 8] },
  { rows: parentsRows, types: [1, 2, 3, 4, 5, 6, 8] },
  { rows: identityRows, types: [1, 3, 8] },
  { rows: dismissalRows, types: [1, 3, 8] },
  { rows: representativeRows, types: [1, 4, 5, 6, 8] },
  { rows: dependantRows, types: [1, 13] },
]
