import type { Problem } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { waitingTime } from '#server/kernel/waiting-time.ts'

/** Why a call was refused. Verbs throw these; error-response.ts maps them to HTTP. */
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
  | 'notJson'
  | 'invalid'
  | 'tooMany'
  | 'unavailable'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind
  readonly problems: readonly Problem[]
  /** Seconds after which the same call may succeed; null where this is unknown. */
  readonly retryAfter: number | null

  /** `message` is read by the participant; `problems` name the answers they belong to. */
  constructor(
    kind: RefusalKind,
    message: string,
    problems: readonly Problem[] = [],
    retryAfter: number | null = null,
  ) {
    super(message)
    this.kind = kind
    this.problems = problems
    this.retryAfter = retryAfter
  }
}

/** A message that belongs to one place of what was sent: `invalid(...at('cpf', message))`. */
export const at = (path: string, message: string): readonly [string, readonly Problem[]] => [
  message,
  [{ path, message }],
]

/** About the time that a full queue of password hashes takes; a database is usually available again by then, too. */
const BUSY_SECONDS = 5

/** What cannot be parsed has no place but the whole, ''. */
export const malformed = () => new Refusal('malformed', ...at('', messages.malformedCall))
export const wrongCredentials = () => new Refusal('wrongCredentials', messages.wrongCredentials)
/** The same for a code that is unknown, used or expired. */
export const codeRefused = () => new Refusal('wrongCredentials', messages.codeRefused)
/** The portal recognises the sentence itself (D-13). */
export const expired = () => new Refusal('expired', messages.tokenExpired)
export const otherPerson = () => new Refusal('otherPerson', messages.otherPerson)
export const staffOnly = () => new Refusal('staffOnly', messages.staffOnly)
/** One of the staff whose stored role does not allow it (D-106). */
export const roleForbids = (role: string) => new Refusal('staffOnly', messages.roleForbids(role))
export const noConsent = () => new Refusal('noConsent', messages.consentFirst)
/** The same for what does not exist and for what belongs to another person. */
export const notFound = () => new Refusal('notFound', messages.notFound)
/** Named by the specification, but not used (D-121). */
export const gone = () => new Refusal('gone', messages.callRetired)
export const conflict = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('conflict', message, problems)
/** A body of another type than the contract's. */
export const notJson = () => new Refusal('notJson', messages.notJson)
export const tooLarge = (message: string = messages.callTooLarge, problems: readonly Problem[] = []) =>
  new Refusal('tooLarge', message, problems)
export const invalid = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('invalid', message, problems)
/** What was sent does not match the contract; the paths name the places, '' the whole. */
export const offContract = (paths: readonly string[]) =>
  invalid(
    messages.unexpectedShape,
    paths.map((path) => ({ path, message: messages.unexpectedValue })),
  )
/** Texts of these places have control characters. */
export const controlCharacters = (paths: readonly string[]) =>
  invalid(
    messages.unexpectedShape,
    paths.map((path) => ({ path, message: messages.controlCharacters })),
  )
/** A limit is used up for so many milliseconds. */
export const tooMany = (milliseconds: number) =>
  new Refusal('tooMany', messages.tooManyTries(waitingTime(milliseconds)), [], Math.ceil(milliseconds / 1000))
/** More calls at the same time than the server can process. */
export const busy = () => new Refusal('unavailable', messages.serverBusy, [], BUSY_SECONDS)
/** The database is unavailable for a while. */
export const databaseAway = () => new Refusal('unavailable', messages.databaseAway, [], BUSY_SECONDS)
/** Another server that this one calls does not answer; the same call may succeed later. */
export const unavailable = (message: string) => new Refusal('unavailable', message)
