import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'
import { charts } from '#tools/chart-paths/charts.ts'
import { chartModels } from '#tools/chart-paths/models.ts'
import { planOf, RESTART_COST } from '../../tools/chart-paths/chart-plan.ts'
import { withRecordedActors } from '../../tools/chart-paths/recorded-system.ts'
import { watched } from '../../tools/chart-paths/watched-chart.ts'
import { flowSources } from '../../tools/cli/docs/flow-sources.ts'
import { flows } from '../../tools/flows/build/charts.ts'
import { escalatedIn } from '../../tools/flows/describe/escalated.ts'
import { type Flow, statesIn } from '../../tools/flows/describe/flow.ts'

const sources = flowSources('1.0.0')

describe.each(charts)('the description of $name', ({ name, machine }) => {
  const flow = flows.find((one) => one.name === name)
  if (flow === undefined) throw new Error(`${name} is not described`)
  const states = statesIn(flow.root)

  test('has every state, with a name', () => {
    const ids = ['', ...getStateNodes(machine.root).map(({ path }) => path.join('.'))]
    expect(states.map(({ id }) => id).sort()).toEqual(ids.sort())
    expect(states.filter(({ label }) => label.trim() === '')).toEqual([])
  })

  test('has every transition, with the id of the path planner', () => {
    const declared = watched(name, machine).declared.filter(({ outcome }) => outcome === null)
    expect(flow.transitions.map(({ id }) => id).sort()).toEqual(declared.map(({ id }) => id).sort())
  })

  test('has a text for every requirement', () => {
    const ids = states.flatMap(({ requirements }) => requirements)
    expect(ids.filter((id) => sources.requirement(id).trim() === '')).toEqual([])
  })

  test('refers only to existing charts', () => {
    const names = flows.map((one) => one.name)
    const named = [
      ...flow.starts,
      ...flow.messages.flatMap(({ to }) => to ?? []),
      ...states.flatMap(({ calls }) => calls.flatMap(({ chart }) => chart ?? [])),
    ]
    expect(named.filter((one) => !names.includes(one))).toEqual([])
  })
})

test('the description of a state has the messages of its transitions and entry actions', () => {
  const sentences = flows.flatMap(({ name, transitions }) =>
    transitions.flatMap(({ source, sentences }) =>
      sentences.map((sentence) => `${name}/${source}: ${sentence}`),
    ),
  )
  expect(sentences).toContain('request-list/: Protocolo copiado.')
})

test('the sources of a chart have the messages that its screens show', () => {
  expect(sources.sentencesOf('session')).toEqual([
    'Ocorreu um problema, o sistema será finalizado.',
    'Sua sessão expirou. Faça um novo login.',
  ])
})

test('a failure that a state does not handle is known', () => {
  const flow = flows.find(({ name }) => name === 'upload')
  const sending = flow?.root.children.find(({ id }) => id === 'sending')
  expect(flow && sending && escalatedIn(flow, sending)).toEqual([
    { call: 'transmissão do arquivo', isPartly: true },
  ])
  const signedIn = flows.find(({ name }) => name === 'signed-in')
  expect(signedIn && escalatedIn(signedIn, signedIn.root)).toEqual([])
})

/** The types of the events that a chart sends to its parent along its planned paths, by chart. */
const toldBy = Object.fromEntries(
  chartModels.map((row) => {
    const { paths } = planOf(row, { criterion: 'guards', restartCost: RESTART_COST })
    const visits = row.models()
    const types = paths.flatMap(({ model, cases }) => {
      const visit = visits[model]
      if (visit === undefined) throw new Error(`${row.chart} has no visit «${model}»`)
      const { actor, heard } = withRecordedActors(visit.machine, visit.input)
      for (const name of cases) actor.send({ ...visit.cases[name], case: name })
      return heard.parent.map(({ type }) => type)
    })
    return [row.chart, new Set(types.filter((type) => !type.startsWith('xstate.')))]
  }),
)

test('a chart that sends events to the chart that started it is described so', () => {
  const described = flows.filter(({ messages }) => messages.some(({ receiver }) => receiver === 'parent'))
  const sending = flows.filter(({ name }) => (toldBy[name]?.size ?? 0) > 0)
  expect(described.map(({ name }) => name)).toEqual(sending.map(({ name }) => name))
})

/** Whether the state, one around it or one in it handles the event. */
function handles({ transitions }: Flow, state: string, type: string | undefined): boolean {
  const isRelated = (other: string) =>
    [state, other].includes('*') || `${state}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${state}.`)
  return transitions.some(({ id }) => {
    const [, other = '', event = ''] = id.split('/')
    return event.startsWith(`${type}#`) && isRelated(other)
  })
}

// P-787
test('each event of a chart to its parent is handled where the parent invokes it', () => {
  expect([...(toldBy.upload ?? [])].sort()).toEqual(['upload.cancelled', 'upload.finished', 'upload.stopped'])
  const unhandled = flows.flatMap((flow) =>
    statesIn(flow.root).flatMap(({ id, calls }) =>
      calls
        .flatMap(({ chart }) => (chart === null ? [] : [...(toldBy[chart] ?? [])]))
        .filter((type) => !handles(flow, id || '*', type))
        .map((type) => `${flow.name}/${id || '*'}/${type}`),
    ),
  )
  // A correction has no complementary documents, which alone can be removed.
  expect(unhandled).toEqual(['acceptance-correction/*/documentRows.removing'])
})
