import { run } from '../lib/run.mjs'
import type { Options } from './options.ts'

const A_DAY = 86_400

/**
 * The charts whose machine, model tests or screen changed since a revision, uncommitted changes among them.
 * Throws what git said.
 */
export async function changedCharts(
  since: NonNullable<Options['since']>,
  charts: readonly string[],
): Promise<readonly string[]> {
  const revision = since === 'branch' ? await beginning() : since.revision
  const output = await git(
    'diff',
    '--name-only',
    revision,
    '--',
    'machines',
    'model-tests',
    'ui',
    ':!*.pictures.ts',
  )
  const changed = new Set(output.split('\n').map(chartOf))
  return charts.filter((chart) => changed.has(chart))
}

/** The name of the chart in a path: of its folder, or of a screen or a part of one, as in 'ui/parts/upload.tsx'. */
export const chartOf = (file: string): string | undefined =>
  file
    .replace(/^(machines|model-tests|ui)\//, '')
    .split('/')[1]
    ?.split('.')[0]

/**
 * Where the branch left the main branch of its origin; in a checkout of the main branch, or without an origin,
 * the state of a day before the last commit; the empty tree where there is none.
 */
async function beginning(): Promise<string> {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'origin/main'])
  const base = output.trim()
  if (code === 0 && base !== (await git('rev-parse', 'HEAD')).trim()) return base
  const seconds = Number(await git('show', '--no-patch', '--format=%ct', 'HEAD'))
  const before = await git('rev-list', '-1', `--before=${seconds - A_DAY}`, 'HEAD')
  return before.trim() || (await git('hash-object', '-t', 'tree', '/dev/null')).trim()
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(output)
  return output
}
