import { at, emptyLists } from './graph.ts'
import { Heap } from './heap.ts'

export interface Arc {
  readonly from: number
  readonly to: number
  /** Of one unit; not negative. There is no limit to the units. */
  readonly cost: number
}

/** Costs that differ by less are the same, because a restart may cost a fraction. */
const TOLERANCE = 1e-9

/** Arcs with what they can still carry; arc 2i+1 takes back what arc 2i carries. */
class Residual {
  readonly arcsOf: number[][]
  readonly target: number[] = []
  readonly cost: number[] = []
  readonly room: number[] = []
  readonly source: number
  readonly sink: number
  private readonly potential: number[]

  constructor(nodes: number) {
    this.source = nodes
    this.sink = nodes + 1
    this.arcsOf = emptyLists(nodes + 2)
    this.potential = new Array<number>(nodes + 2).fill(0)
  }

  add(from: number, to: number, cost: number, room: number): void {
    at(this.arcsOf, from).push(this.target.length)
    this.target.push(to)
    this.cost.push(cost)
    this.room.push(room)
    at(this.arcsOf, to).push(this.target.length)
    this.target.push(from)
    this.cost.push(-cost)
    this.room.push(0)
  }

  private reducedCost(from: number, arc: number): number {
    const cost = at(this.cost, arc) + at(this.potential, from) - at(this.potential, at(this.target, arc))
    return cost < TOLERANCE ? 0 : cost
  }

  /** Changes the potentials so that the cheapest ways to the sink have reduced cost 0; false if there is none. */
  priceCheapestWays(): boolean {
    const distance = new Array<number>(this.potential.length).fill(Number.POSITIVE_INFINITY)
    distance[this.source] = 0
    const heap = new Heap()
    heap.push(this.source, 0)
    while (heap.size > 0) {
      const { item: node, rank } = heap.pop()
      if (rank > at(distance, node)) continue
      if (node === this.sink) break
      for (const arc of at(this.arcsOf, node)) {
        if (at(this.room, arc) <= 0) continue
        const next = rank + this.reducedCost(node, arc)
        const target = at(this.target, arc)
        if (next >= at(distance, target)) continue
        distance[target] = next
        heap.push(target, next)
      }
    }
    const farthest = at(distance, this.sink)
    if (farthest === Number.POSITIVE_INFINITY) return false
    distance.forEach((value, node) => {
      this.potential[node] = at(this.potential, node) + Math.min(value, farthest)
    })
    return true
  }

  /** Steps from the source over arcs of reduced cost 0 that have room. */
  private levels(): number[] {
    const level = new Array<number>(this.potential.length).fill(-1)
    level[this.source] = 0
    const queue = [this.source]
    for (const node of queue)
      for (const arc of at(this.arcsOf, node)) {
        const target = at(this.target, arc)
        if (level[target] !== -1 || at(this.room, arc) <= 0 || this.reducedCost(node, arc) > 0) continue
        level[target] = at(level, node) + 1
        queue.push(target)
      }
    return level
  }

  /** Sends all that the arcs of reduced cost 0 can carry (Dinic's algorithm). */
  sendAll(): void {
    for (;;) {
      const level = this.levels()
      if (level[this.sink] === -1) return
      this.sendByLevels(level)
    }
  }

  private sendByLevels(level: readonly number[]): void {
    const tried = new Array<number>(level.length).fill(0)
    const way: number[] = []
    let node = this.source
    for (;;) {
      if (node === this.sink) {
        const units = Math.min(...way.map((arc) => at(this.room, arc)))
        for (const arc of way) {
          this.room[arc] = at(this.room, arc) - units
          this.room[arc ^ 1] = at(this.room, arc ^ 1) + units
        }
        way.length = 0
        node = this.source
      }
      const arc = this.nextArc(node, level, tried)
      if (arc !== undefined) {
        way.push(arc)
        node = at(this.target, arc)
        continue
      }
      const last = way.pop()
      if (last === undefined) return
      node = at(this.target, last ^ 1)
      tried[node] = at(tried, node) + 1
    }
  }

  private nextArc(node: number, level: readonly number[], tried: number[]): number | undefined {
    const arcs = at(this.arcsOf, node)
    for (let place = at(tried, node); place < arcs.length; place += 1) {
      const arc = at(arcs, place)
      tried[node] = place
      if (at(this.room, arc) <= 0 || at(level, at(this.target, arc)) !== at(level, node) + 1) continue
      if (this.reducedCost(node, arc) === 0) return arc
    }
    tried[node] = arcs.length
    return undefined
  }
}

/**
 * The units on each arc that bring what nodes have too much (positive balance) to those that lack it, as
 * cheaply as possible: the primal-dual algorithm. Balances are whole numbers whose sum is 0.
 * @throws if they cannot be brought there
 */
export function cheapestFlow(nodes: number, arcs: readonly Arc[], balance: readonly number[]): number[] {
  const residual = new Residual(nodes)
  for (const { from, to, cost } of arcs) residual.add(from, to, cost, Number.POSITIVE_INFINITY)
  let missing = 0
  balance.forEach((units, node) => {
    if (units > 0) residual.add(residual.source, node, 0, units)
    if (units < 0) residual.add(node, residual.sink, 0, -units)
    missing += Math.max(units, 0)
  })
  const carried = (arc: number) => at(residual.room, 2 * arc + 1)
  if (missing > 0) while (residual.priceCheapestWays()) residual.sendAll()
  for (const arc of at(residual.arcsOf, residual.source)) missing -= at(residual.room, arc ^ 1)
  if (missing > 0) throw new Error('There is no flow that balances the nodes')
  return arcs.map((_, arc) => carried(arc))
}
