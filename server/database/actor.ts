import { actingPerson } from '#server/kernel/acting.ts'

export type ActorColumns = { readonly by_id: number | null; readonly by_system: boolean }

/** Also within the call of a person, for what only the system decides. */
export const SYSTEM: ActorColumns = { by_id: null, by_system: true }

/** The person whose call this is, else the system. */
export function actor(): ActorColumns {
  const id = actingPerson() ?? null
  return id === null ? SYSTEM : { by_id: id, by_system: false }
}
