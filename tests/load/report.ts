import { cpus, totalmem } from 'node:os'

import type { Measured } from './measure.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { CallFigures } from './record.ts'
import type { Settings } from './settings.ts'

const whole = (value: number) => String(Math.round(value))
const tenths = (value: number) => value.toFixed(1)

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )

const errorsOf = ({ errors }: CallFigures) =>
  Object.entries(errors)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ') || '0'

const callTable = (figures: readonly CallFigures[]) =>
  table(
    ['Call', 'calls', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
    figures.map((one) => [
      one.name,
      String(one.calls),
      errorsOf(one),
      whole(one.p50),
      whole(one.p95),
      whole(one.p99),
    ]),
  )

const memoryOf = (figures: ProcessFigures | undefined) => (figures ? whole(figures.megabytes) : '–')

function processTable({ before, middle, after }: Measured['processes']) {
  return table(
    ['Process', 'MB before', 'MB in the middle', 'MB after', 'processor seconds'],
    before.map((first, index) => {
      const last = after[index]
      return [
        String(index + 1),
        memoryOf(first),
        memoryOf(middle[index]),
        memoryOf(last),
        first && last && last.cpuSeconds >= first.cpuSeconds
          ? tenths(last.cpuSeconds - first.cpuSeconds)
          : '–',
      ]
    }),
  )
}

function storedLines(stored: Measured['stored']): readonly string[] {
  if (stored === null) return []
  const { tables, documentBytes, lost } = stored
  const sum = (of: 'rows' | 'bytes') => tables.reduce((total, one) => total + one[of], 0)
  const row = (name: string, rows: number, bytes: number) => [name, tenths(rows), whole(bytes)]
  return [
    `Sent requests that the database does not have: ${lost.length}. Documents of a request: ${whole(documentBytes / 1000)} kB.`,
    '',
    ...table(
      ['Table', 'rows of a request', 'bytes of a request'],
      [...tables.map((one) => row(one.table, one.rows, one.bytes)), row('all', sum('rows'), sum('bytes'))],
    ),
    '',
  ]
}

/** What was measured, in Markdown. */
export function markdownOf(
  measured: Measured,
  { participants, seconds, pauseSeconds, kill }: Settings,
): string {
  const { logins, calls, sent, brokenOff, processes, client, stored } = measured
  const errors = calls.flatMap((one) => Object.values(one.errors)).reduce((sum, count) => sum + count, 0)
  const total = calls.reduce((sum, one) => sum + one.calls, 0)
  return [
    `${participants} participants for ${seconds} s, ${pauseSeconds} s between their steps${kill ? ', one process killed in the middle' : ''}; ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${whole(totalmem() / 1e9)} GB, which the client shares; Node ${process.versions.node}.`,
    '',
    ...(logins
      ? [
          `Logins alone, ${logins.atOnce} at once: ${tenths(logins.perSecond)} a second.`,
          '',
          ...callTable(measured.loginCalls),
          '',
        ]
      : []),
    `${total} calls in ${whole(measured.seconds)} s (${tenths(total / measured.seconds)} a second), ${errors} of them failed; ${sent.length} requests sent, ${brokenOff.length} journeys broken off.`,
    '',
    ...callTable(calls),
    '',
    ...(processes.before.length > 0 ? [...processTable(processes), ''] : []),
    `Client: ${tenths(client.cpuSeconds)} processor seconds, event-loop delay p99 ${whole(client.eventLoopP99)} ms, which the times include.`,
    '',
    ...storedLines(stored),
    ...[...new Set(brokenOff)].map((reason) => `- broken off: ${reason}`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
