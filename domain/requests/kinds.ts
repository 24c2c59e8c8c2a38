import { CHECKED, EXEMPT, UNDER_ANALYSIS } from '../documents/situations.ts'
import { bankChangeForm } from '../forms/bank-change.ts'
import { benefitForm, otherBenefitForm } from '../forms/benefit.ts'
import { deathLumpSumForm } from '../forms/death-lump-sum.ts'
import { deathPensionForm } from '../forms/death-pension.ts'
import { enrolmentForm } from '../forms/enrolment.ts'
import type { RequestForm } from '../forms/form.ts'
import { portabilityForm } from '../forms/portability.ts'
import { prisonAllowanceForm } from '../forms/prison-allowance.ts'
import { selfSponsorshipForm } from '../forms/self-sponsorship.ts'
import { sicknessForm } from '../forms/sickness.ts'
import { taxDependantsForm } from '../forms/tax-dependants.ts'
import { withdrawalForm } from '../forms/withdrawal.ts'
import { messages } from '../messages.ts'
import { screenOf } from './screens.ts'
import {
  ACCEPTANCE,
  BANK_CHANGE,
  DEATH_LUMP_SUM,
  DEATH_PENSION,
  ENROLMENT,
  OTHER_BENEFIT,
  PORTABILITY,
  PRISON_ALLOWANCE,
  RETIREMENT,
  SELF_SPONSORSHIP,
  SICKNESS,
  TAX_DEPENDANTS,
  WITHDRAWAL,
} from './type-ids.ts'

/** The family of calls that loads and saves a type (core 7, specialised 7). */
export type SaveCall = 'request' | 'enrolment' | 'portability' | 'bankChange' | 'acceptance'

/** What a request type asks for and what it must have before it may be sent. */
export type RequestKind = {
  readonly id: number
  /** null: the type has a screen but no form yet. */
  readonly form: RequestForm | null
  readonly savedBy: SaveCall
  /** Whether its rules look at the contribution salary, which the portal has to ask for (core 7). */
  readonly asksSalary: boolean
  /** What a save with broken rules is told as a whole (specialised 5 "Common"). */
  readonly invalidForm: string
  /** Situations in which a required document does not hold the request back (D-65). */
  readonly acceptableSituations: readonly number[]
  /** Document types that never hold it back (D-65). */
  readonly exemptDocumentTypes: readonly number[]
  /** `regra` codes whose documents never hold it back (D-73). */
  readonly exemptRules: readonly number[]
  /** `regra` codes whose documents need a situation, whichever it is (D-73). */
  readonly anySituationRules: readonly number[]
}

type Own = Partial<Omit<RequestKind, 'id'>>

/** What sets a type apart; all else it shares with the others (D-28, D-65, D-73). */
const OWN: Readonly<Record<number, Own>> = {
  [RETIREMENT]: { form: benefitForm },
  [SICKNESS]: { form: sicknessForm },
  [WITHDRAWAL]: { form: withdrawalForm },
  [SELF_SPONSORSHIP]: { form: selfSponsorshipForm, asksSalary: true },
  [OTHER_BENEFIT]: { form: otherBenefitForm },
  [TAX_DEPENDANTS]: { form: taxDependantsForm },
  [DEATH_PENSION]: { form: deathPensionForm },
  [DEATH_LUMP_SUM]: { form: deathLumpSumForm },
  [PRISON_ALLOWANCE]: { form: prisonAllowanceForm },
  [PORTABILITY]: { form: portabilityForm, savedBy: 'portability' },
  [ENROLMENT]: {
    form: enrolmentForm,
    savedBy: 'enrolment',
    invalidForm: messages.invalidEnrolmentForm,
    acceptableSituations: [CHECKED, UNDER_ANALYSIS],
    exemptDocumentTypes: [15],
  },
  [BANK_CHANGE]: { form: bankChangeForm, savedBy: 'bankChange' },
  [ACCEPTANCE]: { savedBy: 'acceptance', exemptRules: [1, 2, 8, 12, 13], anySituationRules: [9] },
}

/** The kind of a request by its type id; null for types that this portal does not open (core 1, D-28). */
export function kindOf(typeId: number): RequestKind | null {
  if (screenOf(typeId) === null) return null
  return {
    id: typeId,
    form: null,
    savedBy: 'request',
    asksSalary: false,
    invalidForm: messages.invalidForm,
    acceptableSituations: [CHECKED, UNDER_ANALYSIS, EXEMPT],
    exemptDocumentTypes: [],
    exemptRules: [],
    anySituationRules: [],
    ...OWN[typeId],
  }
}
