import { basename } from 'node:path'

/** Microseconds between two samples. */
const INTERVAL = 500

const nameOf = ({ url, functionName }) => (url ? basename(new URL(url).pathname) || 'page' : functionName)

/** Milliseconds of each script file, and of what Chromium itself names in brackets; the largest first. */
function timesOf({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map()
  samples.forEach((id, i) => {
    const name = names.get(id)
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i] / 1000)
  })
  times.delete('(idle)')
  return [...times].sort(([, a], [, b]) => b - a)
}

/**
 * Profiles parts of a measurement: `during` runs one, `profiles` has what was recorded of each.
 */
export function createProfiler() {
  const profiles = {}
  const during = async (cdp, part, work) => {
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: INTERVAL })
    await cdp.send('Profiler.start')
    const result = await work()
    const { profile } = await cdp.send('Profiler.stop')
    profiles[part] = { profile, times: timesOf(profile) }
    return result
  }
  return { during, profiles }
}
