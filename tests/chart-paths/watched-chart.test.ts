import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  and,
  assign,
  createActor,
  fromPromise,
  type InspectionEvent,
  not,
  raise,
  setup,
} from 'xstate'

import { takenBy, watched } from '../../tools/chart-paths/watched-chart.ts'

type Events =
  | { readonly type: 'item.added' }
  | { readonly type: 'box.closed' }
  | { readonly type: 'label.printed' }
  | { readonly type: 'lid.checked' }
  | { readonly type: 'order.stopped' }

const packing = setup({
  types: {} as { context: { items: number }; events: Events },
  actors: { weigh: fromPromise(async () => 1) },
  guards: {
    isFull: ({ context }) => context.items >= 2,
    isHeavy: (_, params: { limit: number }) => params.limit < 1,
  },
  delays: { patience: 1_000 },
  actions: { add: assign({ items: ({ context }) => context.items + 1 }) },
}).createMachine({
  id: 'packing',
  context: { items: 0 },
  initial: 'deciding',
  on: {
    'order.stopped': [
      { guard: { type: 'isHeavy', params: { limit: 5 } }, target: '.over' },
      { guard: not('isFull'), target: '.over' },
    ],
    'order.*': { target: '.over' },
  },
  states: {
    deciding: { always: [{ guard: 'isFull', target: 'weighing' }, { target: 'filling' }] },
    filling: {
      after: { patience: 'weighing' },
      on: {
        'item.added': { actions: 'add', target: 'deciding' },
        'box.closed': { guard: and(['isFull', () => true]), target: 'weighing' },
      },
    },
    weighing: {
      invoke: { id: 'weigh', src: 'weigh', onDone: 'finishing', onError: 'filling' },
    },
    finishing: {
      type: 'parallel',
      states: {
        lid: {
          initial: 'open',
          states: {
            open: { on: { 'box.closed': { target: 'shut', actions: raise({ type: 'lid.checked' }) } } },
            shut: { type: 'final' },
          },
        },
        label: {
          initial: 'blank',
          on: { 'lid.checked': { guard: 'isFull' } },
          states: { blank: { on: { 'label.printed': 'printed' } }, printed: { type: 'final' } },
        },
      },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
})

const cases = {
  adds: { type: 'item.added' },
  closes: { type: 'box.closed' },
  prints: { type: 'label.printed' },
  stops: { type: 'order.stopped' },
  waits: { type: 'xstate.after.patience.packing.filling' },
  weighed: { type: 'xstate.done.actor.weigh', output: 1 },
  'cannot weigh': { type: 'xstate.error.actor.weigh', error: new Error('no scale') },
} as const satisfies Record<string, AnyEventObject>

const chart = watched('packing', packing)
const taken = (...names: readonly (keyof typeof cases)[]) =>
  takenBy(chart, { input: undefined, cases }, names).map((step) => step.taken)

describe('watched: ids of transitions', () => {
  test('an id has the chart, state, event and branch, and each guard has both outcomes', () => {
    expect(chart.declared.map(({ id }) => id)).toEqual([
      'packing/*/order.stopped#1',
      'packing/*/order.stopped#1/true',
      'packing/*/order.stopped#1/false',
      'packing/*/order.stopped#2',
      'packing/*/order.stopped#2/true',
      'packing/*/order.stopped#2/false',
      'packing/*/order.*#1',
      'packing/deciding/always#1',
      'packing/deciding/always#1/true',
      'packing/deciding/always#1/false',
      'packing/deciding/always#2',
      'packing/filling/item.added#1',
      'packing/filling/box.closed#1',
      'packing/filling/box.closed#1/true',
      'packing/filling/box.closed#1/false',
      'packing/filling/after:patience#1',
      'packing/weighing/onDone:weigh#1',
      'packing/weighing/onError:weigh#1',
      'packing/finishing/onDone#1',
      'packing/finishing.lid.open/box.closed#1',
      'packing/finishing.label/lid.checked#1',
      'packing/finishing.label/lid.checked#1/true',
      'packing/finishing.label/lid.checked#1/false',
      'packing/finishing.label.blank/label.printed#1',
    ])
  })

  test('an entry has the name of its guard, if it has one', () => {
    const guardOf = (id: string) => chart.declared.find((transition) => transition.id === id)?.guard
    expect(guardOf('packing/*/order.stopped#1')).toBe('isHeavy')
    expect(guardOf('packing/deciding/always#1')).toBe('isFull')
    expect(guardOf('packing/filling/item.added#1')).toBeNull()
    expect(guardOf('packing/filling/box.closed#1')).toBeNull()
  })
})

describe('takenBy', () => {
  test('contains the states that the start passes', () => {
    expect(taken()).toEqual([['packing/deciding/always#1/false', 'packing/deciding/always#2']])
  })

  test('contains a guard that refuses', () => {
    expect(taken('closes')[1]).toEqual(['packing/filling/box.closed#1/false'])
  })

  test('contains refused branches before the taken one, and none after it', () => {
    expect(taken('stops')[1]).toEqual([
      'packing/*/order.stopped#1/false',
      'packing/*/order.stopped#2/true',
      'packing/*/order.stopped#2',
    ])
    expect(taken('adds', 'adds', 'stops')[3]).toEqual([
      'packing/*/order.stopped#1/false',
      'packing/*/order.stopped#2/false',
      'packing/*/order.*#1',
    ])
  })

  test('contains delays, outputs of children and their errors', () => {
    expect(taken('waits', 'cannot weigh', 'waits', 'weighed').slice(1)).toEqual([
      ['packing/filling/after:patience#1'],
      ['packing/weighing/onError:weigh#1'],
      ['packing/filling/after:patience#1'],
      ['packing/weighing/onDone:weigh#1'],
    ])
  })

  test('contains raised events, and the end of parallel regions', () => {
    expect(taken('waits', 'weighed', 'closes', 'prints').slice(3)).toEqual([
      ['packing/finishing.lid.open/box.closed#1', 'packing/finishing.label/lid.checked#1/false'],
      ['packing/finishing.label.blank/label.printed#1', 'packing/finishing/onDone#1'],
    ])
  })

  test('is empty for an event without a transition', () => {
    expect(taken('prints')[1]).toEqual([])
  })

  test('contains states that are left at once', () => {
    const [, added] = takenBy(chart, { input: undefined, cases }, ['adds'])
    expect(added?.passed).toEqual(['filling', 'deciding'])
  })

  test('leaves the guards of the chart itself unchanged', () => {
    expect(packing.root.states.filling?.transitions.get('box.closed')?.[0]?.guard).not.toBe(
      chart.machine.root.states.filling?.transitions.get('box.closed')?.[0]?.guard,
    )
  })
})

test('watched: a running chart takes the same ids', () => {
  const names = ['adds', 'closes', 'adds', 'cannot weigh', 'closes'] as const
  const running: string[][] = []
  const idOf = ({ source, eventType, target }: Transition) =>
    [source.path.join('.'), eventType, target?.map(({ path }) => path.join('.'))].join(' ')
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    running.at(-1)?.push(...(event._transitions as readonly Transition[]).map(idOf))
  }
  running.push([])
  const actor = createActor(packing, { inspect }).start()
  for (const name of names) {
    running.push([])
    actor.send(cases[name] as never)
  }
  actor.stop()
  expect(running.slice(1)).toEqual([
    ['filling item.added deciding', 'deciding  filling'],
    [],
    ['filling item.added deciding', 'deciding  weighing'],
    ['weighing xstate.error.actor.weigh filling'],
    ['filling box.closed weighing'],
  ])
  expect(taken(...names).map((ids) => ids.filter((id) => !/\/(true|false)$/.test(id)))).toEqual([
    ['packing/deciding/always#2'],
    ['packing/filling/item.added#1', 'packing/deciding/always#2'],
    [],
    ['packing/filling/item.added#1', 'packing/deciding/always#1'],
    ['packing/weighing/onError:weigh#1'],
    ['packing/filling/box.closed#1'],
  ])
})

type Transition = {
  readonly source: { readonly path: readonly string[] }
  readonly eventType: string
  readonly target: readonly { readonly path: readonly string[] }[] | undefined
}
