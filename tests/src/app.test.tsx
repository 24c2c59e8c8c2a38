import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMachine, fromPromise } from 'xstate'

import { App } from '#src/app.tsx'
import { sessionAt } from '#src/signed-in.tsx'

import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { settled } from '../../model-tests/support/settled.ts'
import { openStubSession } from '../../model-tests/support/stub-session.ts'

test('App shows the fatal dialog, not an empty page, if a screen throws while rendering', async () => {
  // React logs errors caught by an error boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = await openStubSession()
  const Broken = () => {
    throw new TypeError('window.print is not a function')
  }
  renderInRouter(
    <App
      session={session}
      signedIn={() => ({ Screen: Broken, Session: () => null, keepsAnswers: () => false })}
      onDrawn={() => {}}
    />,
  )
  expect(session.getSnapshot().value).toBe('failed')
  expect(screen.getByText('Entrar')).toBeTruthy()
  const Session = sessionAt({ now: () => 0, keepsAnswers: () => true })
  render(<Session actor={session} />)
  expect(screen.getByRole('alertdialog', { name: 'Alerta' }).textContent).toContain(
    'Ocorreu um problema, o sistema será finalizado.O que você preencheu está guardado nesta aba.',
  )
})

test('App shows a fatal failure on a page of its own if no session code is loaded, and its OK goes on', async () => {
  const session = await openStubSession({
    screens: createMachine({ invoke: { src: fromPromise(async () => Promise.reject('no failure')) } }),
  })
  const onDrawn = vi.fn()
  renderInRouter(<App session={session} signedIn={() => null} onDrawn={onDrawn} />)
  expect(onDrawn).toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Ocorreu um problema, o sistema será finalizado.')
  await act(() => settled(() => screen.getByRole('button', { name: 'OK' }).click()))
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Alerta')
  expect(session.getSnapshot().value).toBe('entering')
})
