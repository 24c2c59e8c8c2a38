import { actingPerson } from '#server/kernel/acting.ts'

export type ActorColumns = { readonly by_id: number | null; readonly by_system: boolean }

/** The person whose call this is, else the system. */
export function actor(): ActorColumns {
  const id = actingPerson() ?? null
  return { by_id: id, by_system: id === null }
}
