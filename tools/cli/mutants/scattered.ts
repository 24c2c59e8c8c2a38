import { createHash } from 'node:crypto'

/** Items in an order that has nothing to do with their own, and is always the same. */
export const scattered = <Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] => {
  const keyOf = (item: Item) => createHash('sha256').update(idOf(item)).digest('hex')
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item)
}
