import type { Problem } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'

/** Why a call was not done. Verbs throw these; what each means in HTTP is said in error-response.ts alone. */
export type RefusalKind =
  | 'malformed'
  | 'wrongCredentials'
  | 'expired'
  | 'otherPerson'
  | 'noConsent'
  | 'staffOnly'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'invalid'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind
  readonly problems: readonly Problem[]

  /** `message` is read by the participant; `problems` name the answers they belong to. */
  constructor(kind: RefusalKind, message: string, problems: readonly Problem[] = []) {
    super(message)
    this.kind = kind
    this.problems = problems
  }
}

export const malformed = () => new Refusal('malformed', messages.malformedCall)
export const wrongCredentials = () => new Refusal('wrongCredentials', messages.wrongCredentials)
/** The portal recognises the sentence itself (D-13). */
export const expired = () => new Refusal('expired', messages.tokenExpired)
export const otherPerson = () => new Refusal('otherPerson', messages.otherPerson)
export const staffOnly = () => new Refusal('staffOnly', messages.staffOnly)
export const noConsent = () => new Refusal('noConsent', messages.consentFirst)
/** The same for what does not exist and for what belongs to somebody else. */
export const notFound = () => new Refusal('notFound', messages.notFound)
/** What the specification names and nobody calls (D-121). */
export const gone = () => new Refusal('gone', messages.callRetired)
export const conflict = (message: string) => new Refusal('conflict', message)
export const tooLarge = (message: string = messages.callTooLarge) => new Refusal('tooLarge', message)
export const invalid = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('invalid', message, problems)

/** A rule of the form was broken; every answer that broke one is named. */
export const brokenRules = (problems: readonly Problem[]) => invalid(messages.invalidForm, problems)
