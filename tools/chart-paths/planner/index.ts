export { type Criterion, pairOf } from './goals.ts'
export type { Graph, GraphEdge, GraphNode } from './graph.ts'
export { type Plan, type PlanOptions, plan } from './plan.ts'
export { type Walk, type WalkOptions, walkAtRandom } from './random-walk.ts'
