import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'

import { sessionView } from '#machines/app/session/index.ts'
import { required } from '#machines/support/required.ts'

import { openStubSession } from '../../model-tests/support/stub-session.ts'

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
  })

async function enter(portal: ReturnType<typeof portalWith>) {
  const session = await openStubSession({ portal })
  return {
    signedIn: required(session.getSnapshot().children.signedIn, 'signedIn'),
    view: () => sessionView(session.getSnapshot()),
  }
}

describe('session: unsaved answers when the session fails', () => {
  test.each([
    ['they are kept, and the dialog says so', 'unsaved', 'kept', true],
    ['they are lost if the browser cannot keep them', 'unsaved', 'refused', false],
    ['there are none if all are saved', 'settled', 'kept', false],
  ] as const)('%s', async (_, form, draft, keepsAnswers) => {
    const { signedIn, view } = await enter(portalWith(form, draft))
    signedIn.send({ type: 'screen.failed' })
    expect(view()).toMatchObject({ dialog: 'failed', keepsAnswers })
  })

  test.each([
    ['kept', 'unsaved', true],
    ['none, because all are saved', 'settled', false],
  ] as const)('if the chart around the portal throws, they are %s', async (_, form, keepsAnswers) => {
    const { signedIn, view } = await enter(portalWith(form, 'kept'))
    signedIn.send({ type: 'place.changed' } as never)
    expect(view()).toMatchObject({ dialog: 'failed', keepsAnswers })
  })
})
