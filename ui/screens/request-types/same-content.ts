import { shallowEqual } from '@xstate/react'

/** Lists of flat records, compared record by record: a list made anew with the same content is no news. */
export function sameContent<Item extends object>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => shallowEqual(item, other[index]))
}
