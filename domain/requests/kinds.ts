import { bankChangeForm } from '../forms/bank-change.ts'
import { benefitForm } from '../forms/benefit.ts'
import { enrolmentForm } from '../forms/enrolment.ts'
import type { RequestForm } from '../forms/form.ts'
import { portabilityForm } from '../forms/portability.ts'
import { messages } from '../messages.ts'
import { ENROLMENT } from './offering.ts'
import { screenOf } from './screens.ts'

/** The family of calls that loads and saves a type (core 7, specialised 7). */
export type SaveCall = 'request' | 'enrolment' | 'portability' | 'bankChange' | 'acceptance'

/** What a request type asks for and what it must have before it may be sent. */
export type RequestKind = {
  readonly id: number
  /** null: the type has a screen but no form yet. */
  readonly form: RequestForm | null
  readonly savedBy: SaveCall
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

const FORMS: Readonly<Record<number, RequestForm>> = {
  1: benefitForm,
  10: portabilityForm,
  11: enrolmentForm,
  15: bankChangeForm,
}

const SAVED_BY: Readonly<Record<number, SaveCall>> = {
  10: 'portability',
  11: 'enrolment',
  15: 'bankChange',
  16: 'acceptance',
}

const ACCEPTANCE = 16

/** The kind of a request by its type id; null for types that this portal does not open (core 1, D-28). */
export function kindOf(typeId: number): RequestKind | null {
  if (screenOf(typeId) === null) return null
  const isEnrolment = typeId === ENROLMENT
  const isAcceptance = typeId === ACCEPTANCE
  return {
    id: typeId,
    form: FORMS[typeId] ?? null,
    savedBy: SAVED_BY[typeId] ?? 'request',
    invalidForm: isEnrolment ? messages.invalidEnrolmentForm : messages.invalidForm,
    acceptableSituations: isEnrolment ? [1, 4] : [1, 4, 5],
    exemptDocumentTypes: isEnrolment ? [15] : [],
    exemptRules: isAcceptance ? [1, 2, 8, 12, 13] : [],
    anySituationRules: isAcceptance ? [9] : [],
  }
}
