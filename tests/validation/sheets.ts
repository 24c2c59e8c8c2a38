import type { Sheet } from './row.ts'
import { bankChangeSheets } from './rows/bank-change.ts'
import { deathAndPrisonSheets } from './rows/death-and-prison.ts'
import { enrolmentSheets } from './rows/enrolment.ts'
import { otherBenefitSheets } from './rows/other-benefit.ts'
import { portabilitySheets } from './rows/portability.ts'
import { retirementSheets } from './rows/retirement.ts'
import { selfSponsorshipSheets } from './rows/self-sponsorship.ts'
import { sicknessSheets } from './rows/sickness.ts'
import { taxDependantsSheets } from './rows/tax-dependants.ts'
import { withdrawalSheets } from './rows/withdrawal.ts'

/**
 * The table of validation messages of the forms: the answers that lead to each message. It is tested on the
 * drawn form and on the server, and printed in docs/validation.md.
 */
export const sheets: readonly Sheet[] = [
  ...retirementSheets,
  ...sicknessSheets,
  ...withdrawalSheets,
  ...deathAndPrisonSheets,
  ...selfSponsorshipSheets,
  ...otherBenefitSheets,
  ...taxDependantsSheets,
  ...portabilitySheets,
  ...enrolmentSheets,
  ...bankChangeSheets,
]
