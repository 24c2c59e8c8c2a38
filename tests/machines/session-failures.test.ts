import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise } from 'xstate'

import { sessionView } from '#machines/app/session/index.ts'
import { required } from '#machines/support/required.ts'

import { settled } from '../../model-tests/support/settled.ts'
import { openStubSession } from '../../model-tests/support/stub-session.ts'

type Child = 'portal' | 'clock'

const requestWith = (draft: 'kept' | 'refused') =>
  createMachine({
    invoke: {
      id: 'wizard',
      src: createMachine({
        invoke: {
          id: 'editor',
          src: createMachine({
            invoke: {
              id: 'draft',
              src: createMachine({
                initial: 'unsaved',
                states: { unsaved: { initial: draft, states: { kept: {}, refused: {} } } },
              }),
            },
          }),
        },
      }),
    },
  })

/** A portal with a form, with or without unsaved answers, and a draft that the tab keeps or refuses. */
const portalWith = (form: 'unsaved' | 'settled', draft: 'kept' | 'refused') =>
  createMachine({
    context: { hasUnsaved: form === 'unsaved' },
    invoke: { id: 'openRequest', src: requestWith(draft) },
    on: {
      'guard.throws': {
        guard: () => {
          throw new Error('a guard that throws')
        },
        actions: () => {},
      },
    },
  })

const rejecting = createMachine({ invoke: { src: fromPromise(async () => Promise.reject('no failure')) } })
const throwing = createMachine({
  invoke: {
    src: fromPromise(() => {
      throw new TypeError('a port that throws')
    }),
  },
})

async function enter(charts: Partial<Record<Child, unknown>> = {}) {
  const session = await openStubSession(charts)
  return {
    session,
    inside: () => required(session.getSnapshot().children.inside, 'inside'),
    view: () => sessionView(session.getSnapshot()),
  }
}

const FATAL = 'Ocorreu um problema, o sistema será finalizado.'

describe('session: a chart that fails', () => {
  test.each([
    ['one of its ports throws', throwing],
    ['one of its ports rejects with anything but a failure', rejecting],
  ])('the fatal dialog opens if %s', async (_, chart) => {
    for (const child of ['portal', 'clock'] as const) {
      const { session, view } = await enter({ [child]: chart })
      expect([view().dialog, view().dialogText]).toEqual(['failed', FATAL])
      expect(session.getSnapshot().status).toBe('active')
      expect(session.getSnapshot().children.inside).toBeUndefined()
    }
  })

  test('the fatal dialog opens if one of its guards throws', async () => {
    const { inside, view } = await enter({ portal: portalWith('settled', 'kept') })
    inside()
      .getSnapshot()
      .children.portal?.send({ type: 'guard.throws' } as never)
    expect([view().dialog, view().dialogText]).toEqual(['failed', FATAL])
  })

  test('OK leads to the login, which works', async () => {
    const { session, view } = await enter({ portal: throwing })
    await settled(() => session.send({ type: 'alert.acknowledged' }))
    expect([view().dialog, view().screen, session.getSnapshot().value]).toEqual([null, 'login', 'entering'])
    expect(session.getSnapshot().children.login?.getSnapshot().value).toEqual({ loggedOut: 'waiting' })
  })
})

describe('session: unsaved answers when the session fails', () => {
  test.each([
    ['they are kept, and the dialog says so', 'unsaved', 'kept', true],
    ['they are lost if the browser cannot keep them', 'unsaved', 'refused', false],
    ['there are none if all are saved', 'settled', 'kept', false],
  ] as const)('%s', async (_, form, draft, keepsAnswers) => {
    const { inside, view } = await enter({ portal: portalWith(form, draft) })
    inside().send({ type: 'screen.failed' })
    expect(view()).toMatchObject({ dialog: 'failed', keepsAnswers })
  })

  test.each([
    ['kept', 'unsaved', true],
    ['none, because all are saved', 'settled', false],
  ] as const)('if the chart around the portal throws, they are %s', async (_, form, keepsAnswers) => {
    const { inside, view } = await enter({ portal: portalWith(form, 'kept') })
    inside().send({ type: 'place.changed' } as never)
    expect(view()).toMatchObject({ dialog: 'failed', keepsAnswers })
  })
})
