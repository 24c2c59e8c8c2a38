export interface Costs {
  /** What it costs to begin a further path, in steps. */
  readonly restartCost: number
  /** The steps that a path may have at most. */
  readonly longestPath?: number
}

export const stepsOf = (paths: readonly (readonly unknown[])[]): number =>
  paths.reduce((steps, path) => steps + path.length, 0)

/** The first path begins without a restart. */
export const restartsOf = (paths: readonly unknown[]): number => Math.max(0, paths.length - 1)

export const costOf = (paths: readonly (readonly unknown[])[], { restartCost }: Costs): number =>
  stepsOf(paths) + restartCost * restartsOf(paths)

export const areShortEnough = (
  paths: readonly (readonly unknown[])[],
  { longestPath = Number.POSITIVE_INFINITY }: Costs,
): boolean => paths.every((path) => path.length <= longestPath)
