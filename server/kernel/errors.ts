import type { WireCause } from '#api/contract/wire.ts'
import type { Problem } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { waitingTime } from '#server/kernel/waiting-time.ts'

/** Reasons of a refusal. Handlers throw them; error-response.ts maps them to HTTP. */
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
  /** Seconds after which a retry may succeed; null if unknown. */
  readonly retryAfter: number | null
  /** Where the portal does something about it that the status does not say. */
  readonly wireCause: WireCause | undefined

  /** `message` is shown to the participant; `problems` name the answers. */
  constructor(
    kind: RefusalKind,
    message: string,
    problems: readonly Problem[] = [],
    retryAfter: number | null = null,
    wireCause?: WireCause,
  ) {
    super(message)
    this.kind = kind
    this.problems = problems
    this.retryAfter = retryAfter
    this.wireCause = wireCause
  }
}

/** A message for one field: `invalid(...at('cpf', message))`. */
export const at = (path: string, message: string): readonly [string, readonly Problem[]] => [
  message,
  [{ path, message }],
]

/** An operator has to free a disk or bring a store back. */
const STORE_SECONDS = 60
/** Roughly the time of a full queue of password hashes, and of a database failover. */
const BUSY_SECONDS = 5

/** The path '' means the whole body. */
export const malformed = () => new Refusal('malformed', ...at('', messages.malformedCall))
export const wrongCredentials = () => new Refusal('wrongCredentials', messages.wrongCredentials)
/** The password was right, and a second factor is asked for. */
export const secondFactorMissing = () => invalid(...at('codigo', messages.secondFactorMissing))
/** The password was right, and the code of the second factor is wrong or was used before. */
export const secondFactorRefused = () =>
  new Refusal('wrongCredentials', ...at('codigo', messages.secondFactorRefused))
/** The same for unknown, used and expired codes. */
export const codeRefused = () => new Refusal('wrongCredentials', messages.codeRefused)
/** The portal recognises this text (D-13). */
export const expired = () => new Refusal('expired', messages.tokenExpired)
export const otherPerson = () => new Refusal('otherPerson', messages.otherPerson)
export const staffOnly = () => new Refusal('staffOnly', messages.staffOnly)
/** Staff whose role does not allow it (D-106). */
export const roleForbids = (role: string) => new Refusal('staffOnly', messages.roleForbids(role))
export const noConsent = () => new Refusal('noConsent', messages.consentFirst)
/** The same for missing data and data of another person. */
export const notFound = () => new Refusal('notFound', messages.notFound)
/** In the specification, but not used (D-121). */
export const gone = () => new Refusal('gone', messages.callRetired)
export const conflict = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('conflict', message, problems)
/** The scanner has not said yet whether the file is free. */
export const inScan = () => new Refusal('conflict', messages.fileInScan, [], null, 'em_verificacao')
export const notJson = () => new Refusal('notJson', messages.notJson)
export const tooLarge = (message: string = messages.callTooLarge, problems: readonly Problem[] = []) =>
  new Refusal('tooLarge', message, problems)
export const invalid = (message: string, problems: readonly Problem[] = []) =>
  new Refusal('invalid', message, problems)
/** Paths of fields that do not match the contract; '' is the whole body. */
export const offContract = (paths: readonly string[]) =>
  invalid(
    messages.unexpectedShape,
    paths.map((path) => ({ path, message: messages.unexpectedValue })),
  )
export const tooMany = (milliseconds: number) =>
  new Refusal('tooMany', messages.tooManyTries(waitingTime(milliseconds)), [], Math.ceil(milliseconds / 1000))
/** More calls at the same time than the server can process. */
export const busy = () => new Refusal('unavailable', messages.serverBusy, [], BUSY_SECONDS)
export const databaseAway = () => new Refusal('unavailable', messages.databaseAway, [], BUSY_SECONDS)
export const documentsAway = () => new Refusal('unavailable', messages.documentsAway, [], STORE_SECONDS)
export const unavailable = (message: string) => new Refusal('unavailable', message)
