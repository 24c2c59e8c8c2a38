import { at } from './graph.ts'

/** Numbers that come out by their rank, the lowest first. */
export class Heap {
  private readonly items: number[] = []
  private readonly ranks: number[] = []

  get size(): number {
    return this.items.length
  }

  push(item: number, rank: number): void {
    let place = this.items.length
    while (place > 0) {
      const above = (place - 1) >> 1
      if (at(this.ranks, above) <= rank) break
      this.move(above, place)
      place = above
    }
    this.items[place] = item
    this.ranks[place] = rank
  }

  /** The item of the lowest rank; there must be one. */
  pop(): { readonly item: number; readonly rank: number } {
    const lowest = { item: at(this.items, 0), rank: at(this.ranks, 0) }
    const item = this.items.pop() as number
    const rank = this.ranks.pop() as number
    const size = this.items.length
    if (size === 0) return lowest
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= size) break
      if (below + 1 < size && at(this.ranks, below + 1) < at(this.ranks, below)) below += 1
      if (at(this.ranks, below) >= rank) break
      this.move(below, place)
      place = below
    }
    this.items[place] = item
    this.ranks[place] = rank
    return lowest
  }

  private move(from: number, to: number): void {
    this.items[to] = at(this.items, from)
    this.ranks[to] = at(this.ranks, from)
  }
}
