import type { FundReference } from '#server/fund/schemas.ts'

import type { FindPostalCode } from './postal-codes.ts'

/** Uses the small table of the reference data, for trying the portal and for tests. */
export const postalCodeTable =
  ({ postalCodes }: FundReference): FindPostalCode =>
  async (code) =>
    postalCodes.find((row) => row.code === code) ?? null
