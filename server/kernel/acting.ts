import { AsyncLocalStorage } from 'node:async_hooks'

const people = new AsyncLocalStorage<number | undefined>()

/** Runs the work of a call for this person; undefined: the person is unknown. */
export const onBehalfOf = <Result>(
  personId: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> => people.run(personId, work)

/** Whose call this work belongs to; undefined outside calls and for calls without a session. */
export const actingPerson = (): number | undefined => people.getStore()
