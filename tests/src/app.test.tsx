import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'

import { type OpenSession, type StartedSession, sessionMachine } from '#machines/session/index.ts'
import { App } from '#src/app.tsx'
import { Session } from '#ui/shell/session.tsx'

import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { settled } from '../../model-tests/support/settled.ts'

const idle = createMachine({}) as never

async function openSession() {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        recallSession: fromPromise<OpenSession | null, undefined>(async () => ({
          cpf: '52998224725',
          deadline: 1,
          isLast: false,
        })),
        startSession: fromPromise<StartedSession, OpenSession>(
          async () => ({ participant: { cpf: '52998224725' }, reference: {} }) as never,
        ),
        router: idle,
        outsideWorld: idle,
        portal: idle,
        clock: idle,
      },
    }),
    { systemId: 'session', input: { now: () => 0 } },
  )
  await settled(() => session.start())
  return session
}

test('a screen that throws while it is drawn ends in the fatal dialog, not in an empty page', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = await openSession()
  const Broken = () => {
    throw new TypeError('window.print is not a function')
  }
  renderInRouter(<App session={session} inside={() => ({ Screen: Broken, Session: () => null })} />)
  expect(session.getSnapshot().value).toBe('failed')
  expect(screen.getByText('Entrar')).toBeTruthy()
  render(<Session actor={session} />)
  expect(screen.getByRole('alertdialog', { name: 'Alerta' }).textContent).toContain(
    'Ocorreu um problema, o sistema será finalizado.',
  )
})
