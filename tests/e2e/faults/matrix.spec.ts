import { type AnyStateMachine, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { mutationMachine } from '#machines/calls/mutation/index.ts'
import { queryMachine } from '#machines/calls/query/index.ts'
import { charts } from '#tools/chart-paths/charts.ts'
import { AWAITED_CALLS, callsOf } from '../../../tools/cli/docs/awaited-calls.ts'
import { expect, test } from '../support/journey.ts'
import { isShortRun } from '../support/short-run.ts'
import { play } from './cell.ts'
import { FAULTS, type Fault } from './fault.ts'
import type { Kind, Row, Stage } from './row.ts'
import { NO_CALLS, rows } from './rows.ts'
import { setUp } from './stage.ts'
import { CELL } from './table-reporter.ts'

/** The tests of the adapter that asks for such a read with `nullOnFailure` make it fail. */
const isExtra = ({ effect, without }: Call) => effect === 'read' && without !== undefined

test('every call that the portal needs has a row, but those of the desk, retired ones and one of another download (D-77)', () => {
  const played = new Set(rows.map(({ call }) => call))
  const others = Object.entries<Call>(calls).filter(
    ([, call]) =>
      !(played.has(call) || isExtra(call)) &&
      call.access !== 'retired' &&
      !call.path.startsWith('/api/fundo/'),
  )
  expect(others.map(([name]) => name)).toEqual(['downloadStoredDocument'])
})

test('everything that a chart waits for has its calls, and each of them a row', () => {
  const waited = charts.flatMap(({ machine }) => waitsOf(machine))
  const known = Object.keys({ ...AWAITED_CALLS, ...NO_CALLS })
  expect(known.sort()).toEqual([...new Set(waited)].sort())
  const played = new Set(rows.map(({ waits, call }) => `${waits} ${call.method} ${call.path}`))
  const awaited = Object.keys(AWAITED_CALLS).flatMap((wait) =>
    callsOf(wait).map((call) => `${wait} ${call.method} ${call.path}`),
  )
  expect([...played].sort()).toEqual(awaited.sort())
})

/** Charts that represent one call of their parent. */
const CALLS: readonly AnyStateMachine[] = [queryMachine, mutationMachine]

type Invoked = { readonly src: unknown; readonly onDone?: unknown; readonly onError?: unknown }

/** The actors that the chart invokes and waits for, except other charts, which have rows of their own. */
function waitsOf(machine: AnyStateMachine): readonly string[] {
  const isWait = ({ src, onDone, onError }: Invoked) => {
    const logic: unknown = machine.implementations.actors[String(src)]
    return (onDone ?? onError) !== undefined && (!(logic instanceof StateMachine) || CALLS.includes(logic))
  }
  return [machine.root, ...getStateNodes(machine.root)].flatMap((node) =>
    node.invoke.filter(isWait).map(({ id }) => `${machine.id}.${id}`),
  )
}

// With hundreds of cells, recording traces would take longer than the cells.
test.use({ trace: 'off' })

/** A short run: one cell for each outcome, and for a slow reply, by the first row of each of these kinds. */
const FAULTS_OF_SHORT_RUN: Partial<Record<Kind, readonly Fault[]>> = {
  login: ['500', '401', '429'],
  start: ['time-out', '429'],
  signOn: ['malformed'],
  silentRead: ['500'],
  consentCheck: ['not ok'],
  read: ['off contract', '429', 'not ok', 'offline'],
  save: ['dropped', 'expired', 'slow'],
  choices: ['500'],
  afterAnswer: ['offline'],
  upload: ['dropped'],
  postalCode: ['not ok'],
  person: ['500', '429'],
  renewal: ['not ok'],
  visitor: ['429'],
  code: ['dropped'],
}

const faultsOf = ({ kind }: Row): readonly Fault[] =>
  isShortRun ? (FAULTS_OF_SHORT_RUN[kind] ?? []) : FAULTS

/** Without a network, also the code of a screen that the page has not shown yet would be missing. */
async function showOnce(stage: Stage, row: Row): Promise<void> {
  await row.fill?.(stage)
  await row.trigger(stage)
  await row.works(stage)
  await row.back(stage)
}

const tagOf = (row: Row) =>
  FAULTS_OF_SHORT_RUN[row.kind] && rows.find(({ kind }) => kind === row.kind) === row ? [] : ['@complete']

for (const row of rows) {
  const title = `${row.call.path} in ${row.name}`
  test(title, { tag: tagOf(row) }, async ({ context, serverUrl }, { annotations }) => {
    // For eleven cells.
    test.setTimeout(200_000)
    await context.clock.install()
    const problems: string[] = []
    let stage = await setUp(context, serverUrl, row)
    let isNew = true
    for (const fault of faultsOf(row)) {
      const at = { ...stage, text: `Pai ${fault}` }
      try {
        if (!isNew) await row.back(at)
        else if (fault === 'offline' && row.call.effect === 'read') await showOnce(at, row)
        await play(at, row, fault)
        isNew = false
        annotations.push({ type: CELL, description: `${fault} ✓` })
      } catch (error) {
        problems.push(`${fault}: ${error}`)
        annotations.push({ type: CELL, description: `${fault} ✖` })
        // The end of this cell must not affect the next one.
        await context.setOffline(false)
        await stage.page.close()
        stage = await setUp(context, serverUrl, row)
        isNew = true
      }
    }
    expect(problems).toEqual([])
  })
}
