import type { Problem } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { waitingTime } from '#server/limits/waiting-time.ts'

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
  | 'notJson'
  | 'invalid'
  | 'tooMany'
  | 'unavailable'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind
  readonly problems: readonly Problem[]
  /** Seconds after which the same may go well; null where nobody knows. */
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

/** A sentence that is the whole refusal and belongs to one place of what was sent: `invalid(...at('cpf', message))`. */
export const at = (path: string, message: string): readonly [string, readonly Problem[]] => [
  message,
  [{ path, message }],
]

/** As long as the whole queue of passwords takes, and some more; a database is mostly back by then, too. */
const BUSY_SECONDS = 5

/** What cannot be read at all has no place to name but the whole, ''. */
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
/** The same for what does not exist and for what belongs to somebody else. */
export const notFound = () => new Refusal('notFound', messages.notFound)
/** What the specification names and nobody calls (D-121). */
export const gone = () => new Refusal('gone', messages.callRetired)
export const conflict = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('conflict', message, problems)
/** A body of another type than the contract says. */
export const notJson = () => new Refusal('notJson', messages.notJson)
export const tooLarge = (message: string = messages.callTooLarge, problems: readonly Problem[] = []) =>
  new Refusal('tooLarge', message, problems)
export const invalid = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('invalid', message, problems)
/** What came is not what the contract says; the paths name the places, '' the whole. */
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
/** More came at once than can be done (security S8). */
export const busy = () => new Refusal('unavailable', messages.serverBusy, [], BUSY_SECONDS)
/** The database is away for a while. */
export const databaseAway = () => new Refusal('unavailable', messages.databaseAway, [], BUSY_SECONDS)
/** Another server that this one asks does not answer; the same may go well later. */
export const unavailable = (message: string) => new Refusal('unavailable', message)
