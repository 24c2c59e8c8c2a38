import { benefitForm } from '../forms/benefit.ts'
import type { RequestForm } from '../forms/form.ts'
import { screenOf } from './screens.ts'

/** What a request type asks for and what it must have before it may be sent. */
export type RequestKind = {
  readonly id: number
  /** null: the type has a screen but no form yet. */
  readonly form: RequestForm | null
  /** Situations in which a required document does not hold the request back (D-65). */
  readonly acceptableSituations: readonly number[]
  /** Document types that never hold it back (D-65). */
  readonly exemptDocumentTypes: readonly number[]
}

const FORMS: Readonly<Record<number, RequestForm>> = { 1: benefitForm }

const ENROLMENT = 11

/** The kind of a request by its type id; null for types that this portal does not open (core 1, D-28). */
export function kindOf(typeId: number): RequestKind | null {
  if (screenOf(typeId) === null) return null
  const isEnrolment = typeId === ENROLMENT
  return {
    id: typeId,
    form: FORMS[typeId] ?? null,
    acceptableSituations: isEnrolment ? [1, 4] : [1, 4, 5],
    exemptDocumentTypes: isEnrolment ? [15] : [],
  }
}
