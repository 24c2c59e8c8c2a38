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

/** Since then, with processes that have started and without those that have ended meanwhile. */
const spentSince = (before, pids) =>
  pids.reduce((sum, pid) => sum + (processorTime(pid) - (before.get(pid) ?? 0) || 0), 0)

const call = (agent, { url, headers, body }) =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, headers, method }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode, bytes }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/**
 * Makes one call after the other on each connection for some seconds at a time, and adds up what they took.
 * Throws where an answer is not 200.
 * @param {readonly { url: string, headers: Record<string, string>, body?: string }[]} calls one for each connection
 * @param {{ server: number, database: () => Promise<readonly number[]> }} processes
 */
export function createLoad(calls, { server, database }) {
  const times = []
  const sum = { elapsed: 0, server: 0, database: 0 }
  let bytes = 0

  const callUntil = async (until) => {
    const agent = new Agent({ keepAlive: true, maxSockets: calls.length })
    const callOn = async (one) => {
      while (performance.now() < until) {
        const began = performance.now()
        const answer = await call(agent, one)
        times.push(performance.now() - began)
        if (answer.status !== 200) throw new Error(`${one.url}: ${answer.status}`)
        bytes = answer.bytes
      }
    }
    try {
      await Promise.all(calls.map(callOn))
    } finally {
      agent.destroy()
    }
  }

  return {
    /** The first calls are slower: nothing is compiled yet. */
    warmUp: async (seconds) => {
      await callUntil(performance.now() + seconds * 1000)
      times.length = 0
    },
    run: async (seconds) => {
      const [ofServer, ofDatabase] = [timesOf([server]), timesOf(await database())]
      const began = performance.now()
      await callUntil(began + seconds * 1000)
      sum.elapsed += performance.now() - began
      sum.server += spentSince(ofServer, [server])
      sum.database += spentSince(ofDatabase, await database())
    },
    figures: () => {
      const sorted = times.toSorted((a, b) => a - b)
      return {
        'calls a second': (sorted.length * 1000) / sum.elapsed,
        'server per call (ms)': sum.server / sorted.length,
        'database per call (ms)': sum.database / sorted.length,
        'p50 (ms)': part(sorted, 0.5),
        'p99 (ms)': part(sorted, 0.99),
        bytes,
      }
    },
  }
}
