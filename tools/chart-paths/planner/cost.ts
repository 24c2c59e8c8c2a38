export interface Costs {
  /** The cost of each path after the first, in steps. */
  readonly restartCost: number
  /** The maximum number of steps of a path. */
  readonly longestPath?: number
}

export const stepsOf = (paths: readonly (readonly unknown[])[]): number =>
  paths.reduce((steps, path) => steps + path.length, 0)

/** The first path needs no restart. */
export const restartsOf = (paths: readonly unknown[]): number => Math.max(0, paths.length - 1)

export const costOf = (paths: readonly (readonly unknown[])[], { restartCost }: Costs): number =>
  stepsOf(paths) + restartCost * restartsOf(paths)

export const areShortEnough = (
  paths: readonly (readonly unknown[])[],
  { longestPath = Number.POSITIVE_INFINITY }: Costs,
): boolean => paths.every((path) => path.length <= longestPath)

/** @throws if the cost of a restart or the longest path is out of range */
export function checkCosts({ restartCost, longestPath }: Costs): void {
  if (!Number.isFinite(restartCost) || restartCost < 0)
    throw new Error('The cost of a restart must be a number that is not negative')
  if (longestPath !== undefined && !(Number.isInteger(longestPath) && longestPath > 0))
    throw new Error('The longest path must be a whole number above 0')
}
