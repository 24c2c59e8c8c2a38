import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

import { openPostgres } from '#server/database/connect.ts'

import { takeJourney } from './journey.ts'
import { measureLogins } from './logins.ts'
import { CallFailed, measuredCalls } from './measured-calls.ts'
import { cpfsOf } from './people.ts'
import { processFigures } from './process-figures.ts'
import { createRecorder, type Recorder } from './record.ts'
import type { Servers } from './servers.ts'
import type { Settings } from './settings.ts'
import { documentBytes, lostRequests, perRequest, tableSizes } from './stored.ts'

export type Measured = Awaited<ReturnType<typeof measure>>

/** Measures logins alone, then the participants, with memory before, in the middle and after. */
export async function measure(servers: Servers, settings: Settings) {
  const { participants, seconds, loginSeconds } = settings
  const cpfs = cpfsOf(participants)
  const loginCalls = createRecorder()
  const logins = loginSeconds > 0 ? await measureLogins(servers.urls, cpfs, loginSeconds, loginCalls) : null

  const database = servers.databaseUrl === null ? null : openPostgres(servers.databaseUrl, () => {})
  try {
    const sizesBefore = database && (await tableSizes(database.db))
    const before = await processFigures(servers.metrics)
    const delay = monitorEventLoopDelay()
    const ownBefore = process.cpuUsage()
    delay.enable()
    const recorder = createRecorder()
    const crowd = sendIn(servers, settings, cpfs.slice(0, participants), recorder)
    await setTimeout((seconds * 1000) / 2)
    const middle = await processFigures(servers.metrics)
    if (settings.kill) await servers.kill()
    const journeys = await crowd
    delay.disable()
    const own = process.cpuUsage(ownBefore)
    return {
      logins,
      loginCalls: loginCalls.figures(),
      calls: recorder.figures(),
      ...journeys,
      processes: { before, middle, after: await processFigures(servers.metrics) },
      client: {
        cpuSeconds: (own.user + own.system) / 1e6,
        eventLoopP99: delay.percentile(99) / 1e6,
      },
      stored:
        database && sizesBefore
          ? {
              tables: perRequest(sizesBefore, await tableSizes(database.db), journeys.sent.length),
              documentBytes: (await documentBytes(database.db)) / journeys.sent.length,
              lost: await lostRequests(database.db, journeys.sent),
            }
          : null,
    }
  } finally {
    await database?.close()
  }
}

/** Begins the journeys spread over the first half, and resolves when the last one has ended. */
async function sendIn(
  { urls }: Servers,
  { seconds, pauseSeconds, uploadBytes }: Settings,
  cpfs: readonly string[],
  recorder: Recorder,
) {
  const start = performance.now()
  const sent: number[] = []
  const brokenOff: string[] = []
  await Promise.all(
    cpfs.map(async (cpf, index) => {
      await setTimeout((seconds * 500 * index) / cpfs.length)
      await takeJourney({
        call: measuredCalls(urls, index, recorder),
        cpf,
        uploadBytes,
        pauseSeconds,
        until: start + seconds * 1000,
        onSent: (id) => sent.push(id),
      }).catch((error) => {
        if (!(error instanceof CallFailed)) throw error
        brokenOff.push(error.message)
      })
    }),
  )
  return { sent, brokenOff, seconds: (performance.now() - start) / 1000 }
}
