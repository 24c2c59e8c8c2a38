import { AsyncLocalStorage } from 'node:async_hooks'

type Fields = Record<string, string>

const contexts = new AsyncLocalStorage<Fields>()

/** Each line that is logged during the work has these fields, and those that `addLogField` adds. */
export const withLogFields = <Result>(fields: Fields, work: () => Result): Result =>
  contexts.run({ ...fields }, work)

/** For all further lines of the work; does nothing outside `withLogFields`. */
export function addLogField(name: string, value: string): void {
  const fields = contexts.getStore()
  if (fields) fields[name] = value
}

/** A copy, to which the logger may add. */
export const logFields = (): Fields => ({ ...contexts.getStore() })
