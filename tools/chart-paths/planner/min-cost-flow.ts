import { at, emptyLists } from './graph.ts'
import { Heap } from './heap.ts'

export interface Arc {
  readonly from: number
  readonly to: number
  /** Cost per unit, not negative. The capacity is unlimited. */
  readonly cost: number
}

/** Smaller differences of cost are rounding errors: the cost of a restart can be a fraction. */
const TOLERANCE = 1e-9

/** The residual network. Arc 2i + 1 is the reverse of arc 2i. */
class ResidualNetwork {
  readonly arcsOf: number[][]
  readonly target: number[] = []
  readonly cost: number[] = []
  readonly capacity: number[] = []
  readonly source: number
  readonly sink: number
  private readonly potential: number[]

  constructor(nodes: number) {
    this.source = nodes
    this.sink = nodes + 1
    this.arcsOf = emptyLists(nodes + 2)
    this.potential = new Array<number>(nodes + 2).fill(0)
  }

  add(from: number, to: number, cost: number, capacity: number): void {
    at(this.arcsOf, from).push(this.target.length)
    this.target.push(to)
    this.cost.push(cost)
    this.capacity.push(capacity)
    at(this.arcsOf, to).push(this.target.length)
    this.target.push(from)
    this.cost.push(-cost)
    this.capacity.push(0)
  }

  private reducedCost(from: number, arc: number): number {
    const cost = at(this.cost, arc) + at(this.potential, from) - at(this.potential, at(this.target, arc))
    return cost < TOLERANCE ? 0 : cost
  }

  /** Dijkstra: shortest paths to the sink get reduced cost 0. Returns false if the sink is not reachable. */
  updatePotentials(): boolean {
    const distance = new Array<number>(this.potential.length).fill(Number.POSITIVE_INFINITY)
    distance[this.source] = 0
    const heap = new Heap()
    heap.push(this.source, 0)
    while (heap.size > 0) {
      const { item: node, rank } = heap.pop()
      if (rank > at(distance, node)) continue
      if (node === this.sink) break
      for (const arc of at(this.arcsOf, node)) {
        if (at(this.capacity, arc) <= 0) continue
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

  /** Distances from the source over arcs of reduced cost 0 with residual capacity; -1 if not reachable. */
  private levels(): number[] {
    const level = new Array<number>(this.potential.length).fill(-1)
    level[this.source] = 0
    const queue = [this.source]
    for (const node of queue)
      for (const arc of at(this.arcsOf, node)) {
        const target = at(this.target, arc)
        if (level[target] !== -1 || at(this.capacity, arc) <= 0 || this.reducedCost(node, arc) > 0) continue
        level[target] = at(level, node) + 1
        queue.push(target)
      }
    return level
  }

  /** Maximum flow over the arcs of reduced cost 0 (Dinic's algorithm). */
  augment(): void {
    for (;;) {
      const level = this.levels()
      if (level[this.sink] === -1) return
      this.blockingFlow(level)
    }
  }

  private blockingFlow(level: readonly number[]): void {
    const nextIndex = new Array<number>(level.length).fill(0)
    const path: number[] = []
    let node = this.source
    for (;;) {
      if (node === this.sink) {
        const units = Math.min(...path.map((arc) => at(this.capacity, arc)))
        for (const arc of path) {
          this.capacity[arc] = at(this.capacity, arc) - units
          this.capacity[arc ^ 1] = at(this.capacity, arc ^ 1) + units
        }
        path.length = 0
        node = this.source
      }
      const arc = this.nextArc(node, level, nextIndex)
      if (arc !== undefined) {
        path.push(arc)
        node = at(this.target, arc)
        continue
      }
      const last = path.pop()
      if (last === undefined) return
      node = at(this.target, last ^ 1)
      nextIndex[node] = at(nextIndex, node) + 1
    }
  }

  private nextArc(node: number, level: readonly number[], nextIndex: number[]): number | undefined {
    const arcs = at(this.arcsOf, node)
    for (let index = at(nextIndex, node); index < arcs.length; index += 1) {
      const arc = at(arcs, index)
      nextIndex[node] = index
      if (at(this.capacity, arc) <= 0 || at(level, at(this.target, arc)) !== at(level, node) + 1) continue
      if (this.reducedCost(node, arc) === 0) return arc
    }
    nextIndex[node] = arcs.length
    return undefined
  }
}

/**
 * Minimum-cost flow by the primal-dual algorithm. A positive balance is a supply, a negative one a demand;
 * balances are whole numbers whose sum is 0.
 * @returns the flow on each arc
 * @throws if no flow meets the demands
 */
export function minCostFlow(nodes: number, arcs: readonly Arc[], balance: readonly number[]): number[] {
  const residual = new ResidualNetwork(nodes)
  for (const { from, to, cost } of arcs) residual.add(from, to, cost, Number.POSITIVE_INFINITY)
  let unmet = 0
  balance.forEach((units, node) => {
    if (units > 0) residual.add(residual.source, node, 0, units)
    if (units < 0) residual.add(node, residual.sink, 0, -units)
    unmet += Math.max(units, 0)
  })
  const flowOn = (arc: number) => at(residual.capacity, 2 * arc + 1)
  if (unmet > 0) while (residual.updatePotentials()) residual.augment()
  for (const arc of at(residual.arcsOf, residual.source)) unmet -= at(residual.capacity, arc ^ 1)
  if (unmet > 0) throw new Error('There is no flow that balances the nodes')
  return arcs.map((_, arc) => flowOn(arc))
}
