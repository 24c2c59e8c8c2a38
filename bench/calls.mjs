import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** Clock ticks a second in /proc (USER_HZ of Linux). */
const TICKS = 100

/** Processor time of a process so far in milliseconds; NaN where there is no /proc. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return Number.NaN
  }
}

const timesOf = (pids) => new Map(pids.map((pid) => [pid, processorTime(pid)]))

/** Since then, without processes that have ended meanwhile. */
const spentSince = (before) =>
  [...before].reduce((sum, [pid, time]) => sum + (processorTime(pid) - time || 0), 0)

const call = (agent, url, headers) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode, bytes }))
    })
    sent.on('error', reject)
    sent.end()
  })

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/**
 * Makes one call after the other on each connection for some seconds. Throws where an answer is not 200.
 * @param {readonly { url: string, headers: Record<string, string> }[]} calls one for each connection
 * @param {{ seconds: number, server: number, database: () => Promise<readonly number[]> }} options
 *   `server` and `database`: their processes
 */
export async function load(calls, { seconds, server, database }) {
  const agent = new Agent({ keepAlive: true, maxSockets: calls.length })
  const times = []
  const run = async (until) => {
    let bytes = 0
    await Promise.all(
      calls.map(async ({ url, headers }) => {
        while (performance.now() < until) {
          const began = performance.now()
          const answer = await call(agent, url, headers)
          times.push(performance.now() - began)
          if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
          bytes = answer.bytes
        }
      }),
    )
    return bytes
  }
  try {
    // The first calls are slower: nothing is compiled yet.
    await run(performance.now() + 2000)
    times.length = 0
    const backends = await database()
    const [began, ofServer, ofDatabase] = [performance.now(), timesOf([server]), timesOf(backends)]
    const bytes = await run(began + seconds * 1000)
    const elapsed = performance.now() - began
    const sorted = times.toSorted((a, b) => a - b)
    return {
      'calls a second': (sorted.length * 1000) / elapsed,
      'server per call (ms)': spentSince(ofServer) / sorted.length,
      'database per call (ms)': spentSince(ofDatabase) / sorted.length,
      'p50 (ms)': part(sorted, 0.5),
      'p99 (ms)': part(sorted, 0.99),
      bytes,
    }
  } finally {
    agent.destroy()
  }
}
