import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  fromPromise,
  StateMachine,
} from 'xstate'

import { required } from '#machines/support/required.ts'

import { chartModels } from '#tools/chart-paths/models.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { type ChartModels, leavesOf } from '../../tools/chart-paths/chart-model.ts'
import { pathGraph } from '../../tools/chart-paths/path-graph.ts'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'
import { takenBy, watched } from '../../tools/chart-paths/watched-chart.ts'

/**
 * What becomes of a chart where one of its ports or child charts fails: a state shows it. Of the others the
 * parent of the chart gets the error ('escalated').
 */
const ENDS: Readonly<Record<string, string>> = {
  'acceptance-answer.notifyDecision': 'answered',
  'acceptance-answer.recordMessage': 'notifying',
  'attach-dialog.loadDocuments': 'choosing.cloud.offering',
  'autosave.saveQuietly': 'answers.refused pace.resting',
  'beneficiaries.loadBeneficiaries': 'failed',
  'chunk.loadChunk': 'failed',
  'chunk.reloadPage': 'failed',
  'cloud-picker.reread': 'showing.choosing.refused',
  'document-reader.fetchDocument': 'refused',
  'document-reader.saveFile': 'saving.notSaved',
  'form-options.loadLists': 'missing',
  'local-file.inspectFile': 'refused',
  'local-file.joinPhotos': 'refused',
  'local-file.reducePhoto': 'refused',
  'login.authenticate': 'loggedOut.refused',
  'login.recallSession': 'loggedOut.waiting',
  'login.singleSignOn': 'loggedOut.notStarted',
  'login.startSession': 'loggedOut.notStarted',
  'participant-area.openArea': 'failed',
  'person-lookup.lookUp': 'unavailable',
  'postal-code.lookUp': 'unavailable',
  'request-types.loadRequests': 'offering',
  'request-view.printPage': 'showing.print.notPrinted showing.tab.summary',
  'session-clock.reauthenticate': 'counting.dialog.askingPassword.unavailable counting.time.short',
  'session-clock.renewSession': 'counting.dialog.askingPassword.waiting counting.time.short',
  'session.endSession': 'entering',
  'session.login': 'failed',
  'session.signedIn': 'failed',
  'signed-in.clock': 'failed',
  'signed-in.screens': 'failed',
  'submission.loadLatest': 'notCompared',
  'upload.attachDocument': 'notAttached',
  'upload.sendFile': 'interrupted',
  'visitor-confirmation.confirmCode': 'confirming.entry.open.notChecked confirming.mail.pausing',
  'visitor-confirmation.sendCode': 'confirming.entry.absent confirming.mail.notSent',
  'visitor.lookUp': 'asking.unavailable',
}

type Step = {
  readonly input: unknown
  readonly events: readonly AnyEventObject[]
  readonly asksGuard: boolean
  /** The actors that run after it. */
  readonly started: () => readonly unknown[]
}

/** Each step that a chart can make, those after the fewest events first. */
function stepsOf(row: ChartModels): readonly Step[] {
  const visits = row.models()
  const [first] = Object.values(visits)
  const chart = watched(row.chart, required(first, 'a visit').machine)
  const { graph, moves } = pathGraph(chart, visits, row.projection)
  const steps: Step[] = []
  const ways = new Map<string, readonly string[]>([[graph.start, []]])
  for (const [node, way] of ways) {
    for (const { id, to } of graph.edges.filter(({ from }) => from === node)) {
      const { model, name, taken } = required(moves.get(id), id)
      const { input, cases } = required(visits[model], model)
      const names = name === null ? [] : [...way, name]
      if (!ways.has(to)) ways.set(to, names)
      steps.push({
        input,
        events: names.flatMap((each) => cases[each] ?? []),
        asksGuard: taken.some((transition) => /\/(true|false)$/.test(transition)),
        started: () => {
          const { next } = required(takenBy(chart, { input, cases }, names).at(-1), id)
          return Object.values(next.children).map((child) => (child as AnyActorRef | undefined)?.src)
        },
      })
    }
  }
  return steps
}

const idle = createMachine({})

/** The chart after the events of a step. Its actors do nothing, except those given. */
async function played(
  machine: AnyStateMachine,
  { input, events }: Step,
  given: Partial<Parameters<AnyStateMachine['provide']>[0]>,
) {
  const actors = Object.fromEntries(portsOf(machine).map((name) => [name, idle]))
  const provided = machine.provide({ ...given, actors: { ...actors, ...given.actors } })
  const { actor, escalated } = inRecordedSystem(provided, { input })
  for (const event of events) await settled(() => actor.send(event))
  await settled(() => {})
  return { end: leavesOf(actor.getSnapshot()).join(' '), errors: escalated() }
}

const portsOf = ({ implementations }: AnyStateMachine) => Object.keys(implementations.actors).sort()

const BROKEN: Readonly<Record<string, AnyActorLogic>> = {
  'throws at once': fromPromise(() => {
    throw new TypeError('a port that throws')
  }),
  'rejects with something that is no failure': fromPromise(async () => Promise.reject('no failure')),
}

const isChart = (machine: AnyStateMachine, port: string) =>
  // The chart of an open session is loaded later, and declared as a port until then.
  port === 'signedIn' || machine.implementations.actors[port] instanceof StateMachine

const broken = () => {
  throw new Error('a guard that throws')
}

const rows = chartModels.flatMap((row) => {
  const [model] = Object.values(row.models())
  return model ? [[row.chart, row, model.machine] as const] : []
})

describe.each(rows)('%s', (chart, row, machine) => {
  const { guards } = machine.implementations
  let steps: readonly Step[] = []
  beforeAll(() => {
    steps = stepsOf(row)
  })

  test.each(Object.entries(BROKEN))('shows that a port %s, or leaves it to its parent', async (_, broken) => {
    const ends: Record<string, string> = {}
    for (const port of portsOf(machine)) {
      const step = steps.find(({ started }) => started().includes(port))
      const logic = isChart(machine, port) ? createMachine({ invoke: { src: broken } }) : broken
      const { end, errors } = await played(machine, required(step, port), { actors: { [port]: logic } })
      expect(errors, port).toHaveLength(end === 'escalated' ? 1 : 0)
      ends[port] = end
    }
    expect(ends).toEqual(
      Object.fromEntries(portsOf(machine).map((port) => [port, ENDS[`${chart}.${port}`] ?? 'escalated'])),
    )
  })

  if (Object.keys(guards).length > 0)
    test('leaves the error of a guard to its parent', async () => {
      const step = steps.find(({ asksGuard }) => asksGuard)
      const throwing = Object.fromEntries(Object.keys(guards).map((name) => [name, broken]))
      const { errors } = await played(machine, required(step, 'a guard'), { guards: throwing })
      const message = expect.stringContaining('a guard that throws')
      expect(errors).toEqual([expect.objectContaining({ message })])
    })
})

test('only ports that exist are listed', () => {
  const ports = rows.flatMap(([chart, , machine]) => portsOf(machine).map((port) => `${chart}.${port}`))
  expect(Object.keys(ENDS).filter((port) => !ports.includes(port))).toEqual([])
})
