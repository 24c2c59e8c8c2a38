import type { Call } from './call.ts'
import * as exported from './every-call.ts'

type Exported = typeof exported

type Calls = {
  readonly [Name in keyof Exported as Exported[Name] extends Call ? Name : never]: Exported[Name]
}

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'effect' in value

/** Every call, by its name: those that the files of the contract export. */
export const calls = Object.fromEntries(
  Object.entries(exported).filter(([, value]) => isCall(value)),
) as Calls
