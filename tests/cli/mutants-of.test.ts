import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { applyTo } from '../../tools/chart-paths/mutants/in-place.ts'
import { type Mutant, mutantsOf } from '../../tools/chart-paths/mutants/mutants-of.ts'

const door = setup({
  types: {} as { context: { count: number }; events: { type: 'open' } | { type: 'close' } },
  guards: {
    isEarly: ({ context }) => context.count < 1,
    isLate: () => false,
    isAt: ({ context }, { count }: { count: number }) => context.count === count,
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [
          { guard: 'isEarly', target: 'opened', actions: 'count' },
          { guard: 'isLate', target: 'locked' },
        ],
      },
    },
    opened: {
      entry: 'count',
      after: { patience: 'closed' },
      on: {
        close: [
          { guard: { type: 'isAt', params: { count: 7 } }, target: 'locked' },
          { guard: { type: 'isAt', params: { count: 8 } }, target: 'locked' },
          { target: 'closed' },
        ],
      },
    },
    locked: {},
  },
})

const byId = new Map(mutantsOf('door', door).map((mutant) => [mutant.id, mutant]))

/** The state and the count of the door with a change, after the events. */
function after(id: string, ...events: readonly ('open' | 'close')[]) {
  const { change } = byId.get(id) as Mutant
  if (change.kind === 'send') throw new Error('This one changes the screen')
  const restore = applyTo([door], change)
  try {
    const actor = createActor(door).start()
    for (const type of events) actor.send({ type })
    return [actor.getSnapshot().value, actor.getSnapshot().context.count]
  } finally {
    restore()
  }
}

test('one mutant for each construct of each state, none for the order of two values of one guard', () => {
  expect([...byId.keys()]).toEqual([
    'door/closed/open#1 removed',
    'door/closed/open#1 target changed',
    'door/closed/open#1 guard negated',
    'door/closed/open#1 guard always true',
    'door/closed/open#1 after the next branch',
    'door/closed/open#1 without count',
    'door/closed/open#2 removed',
    'door/closed/open#2 target changed',
    'door/closed/open#2 guard negated',
    'door/closed/open#2 guard always true',
    'door/opened/close#1 removed',
    'door/opened/close#1 target changed',
    'door/opened/close#1 guard negated',
    'door/opened/close#1 guard always true',
    'door/opened/close#2 removed',
    'door/opened/close#2 target changed',
    'door/opened/close#2 guard negated',
    'door/opened/close#2 guard always true',
    'door/opened/close#3 removed',
    'door/opened/close#3 target changed',
    'door/opened/after:patience#1 removed',
    'door/opened/after:patience#1 target changed',
    'door/opened entry without count',
    'door/*/after:patience shorter',
    'door/*/after:patience longer',
    'door/*/open not sent',
    'door/*/close not sent',
  ])
})

test.each([
  ['door/closed/open#1 removed', ['closed', 0]],
  ['door/closed/open#1 target changed', ['locked', 1]],
  ['door/closed/open#1 guard negated', ['closed', 0]],
  ['door/closed/open#1 without count', ['opened', 1]],
  ['door/closed/open#2 guard negated', ['opened', 2]],
  ['door/opened entry without count', ['opened', 1]],
])('%s', (id, expected) => {
  expect(after(id, 'open')).toEqual(expected)
})

test('a changed chart is as before once the change is undone', () => {
  after('door/closed/open#1 removed', 'open')
  const actor = createActor(door).start()
  actor.send({ type: 'open' })
  expect(actor.getSnapshot().value).toBe('opened')
})

test('a longer delay ends later', () => {
  const { change } = byId.get('door/*/after:patience longer') as Mutant
  expect(change).toMatchObject({ kind: 'delays', delays: { patience: 2000 } })
})
