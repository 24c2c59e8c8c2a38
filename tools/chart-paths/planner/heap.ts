import { at } from './graph.ts'

/** A binary min-heap of numbers with ranks. */
export class Heap {
  private readonly items: number[] = []
  private readonly ranks: number[] = []

  get size(): number {
    return this.items.length
  }

  push(item: number, rank: number): void {
    let index = this.items.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (at(this.ranks, parent) <= rank) break
      this.move(parent, index)
      index = parent
    }
    this.items[index] = item
    this.ranks[index] = rank
  }

  /** Removes the item of the lowest rank. The heap must not be empty. */
  pop(): { readonly item: number; readonly rank: number } {
    const lowest = { item: at(this.items, 0), rank: at(this.ranks, 0) }
    const item = this.items.pop() as number
    const rank = this.ranks.pop() as number
    const size = this.items.length
    if (size === 0) return lowest
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= size) break
      if (child + 1 < size && at(this.ranks, child + 1) < at(this.ranks, child)) child += 1
      if (at(this.ranks, child) >= rank) break
      this.move(child, index)
      index = child
    }
    this.items[index] = item
    this.ranks[index] = rank
    return lowest
  }

  private move(from: number, to: number): void {
    this.items[to] = at(this.items, from)
    this.ranks[to] = at(this.ranks, from)
  }
}
