import { shallowEqual } from '@xstate/react'

/** Compares lists of flat records by value, so that a new list with the same content causes no render. */
export function sameContent<Item extends object>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => shallowEqual(item, other[index]))
}
