import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { App } from '#src/app.tsx'
import { Session } from '#ui/shell/session.tsx'

import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { openStubSession } from '../../model-tests/support/stub-session.ts'

test('a screen that throws while it is drawn ends in the fatal dialog, not in an empty page', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = await openStubSession()
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
