import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from '#ui/primitives/dialog.tsx'
import { handFocus } from '#ui/primitives/hand-focus.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

type Shown = { page: string; asked?: readonly string[]; canExit?: boolean }

/** A page with a button, and the questions over it. */
const Shown = ({ page, asked = [], canExit = true }: Shown) => (
  <>
    <PageTitle>{page}</PageTitle>
    <section aria-label="Sessão">{canExit && <button type="button">Sair</button>}</section>
    {['Sair?', 'Voltar?'].map((question) => (
      <Dialog
        key={question}
        role="alertdialog"
        open={asked.includes(question)}
        title={question}
        actions={<button type="button">Não: {question}</button>}
      />
    ))}
  </>
)

const exit = () => screen.getByRole('button', { name: 'Sair' })
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** The focused element after each rendering, with enough time for each. */
function focusAfter(use: () => void, first: Shown, ...more: readonly Shown[]) {
  const { rerender } = render(<Shown {...first} />)
  use()
  return more.map((shown) => {
    rerender(<Shown {...shown} />)
    act(() => vi.runAllTimers())
    return focused()
  })
}

const byKeyboard = () => exit().focus()

/** Safari does not focus a pressed button. */
function byPress() {
  fireEvent.click(exit())
  ;(document.activeElement as HTMLElement).blur()
  expect(document.activeElement).toBe(document.body)
}

/** Safari focuses a focusable element around the pressed button instead. */
function byPressWithinSection() {
  const section = screen.getByRole('region', { name: 'Sessão' })
  section.tabIndex = -1
  section.focus()
  fireEvent.click(exit())
  expect(document.activeElement).toBe(section)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const types = { page: 'Tipos' }
const askedOnce = { ...types, asked: ['Sair?'] }
const askedAnew = { ...types, asked: ['Voltar?'] }

test.each([
  ['the keyboard', byKeyboard],
  ['a press that does not focus it', byPress],
  ['a press that focuses the section around it', byPressWithinSection],
])('a dialog has the focus while it is open, then the button that was used by %s', (_, use) => {
  expect(focusAfter(use, types, askedOnce, types)).toEqual(['Não: Sair?', 'Sair'])
})

test('a button that the answer removed leaves the focus to its section', () => {
  const withoutExit = { ...types, canExit: false }
  expect(focusAfter(byKeyboard, types, askedOnce, withoutExit)).toEqual(['Não: Sair?', 'Sessão'])
})

test('where another page comes as it closes, the focus is on the title of that page', () => {
  expect(focusAfter(byKeyboard, types, askedOnce, { page: 'Lista' })).toEqual(['Não: Sair?', 'Lista'])
})

test('one in place of another has the focus, then the button that was used before both', () => {
  expect(focusAfter(byKeyboard, types, askedOnce, askedAnew, types)).toEqual([
    'Não: Sair?',
    'Não: Voltar?',
    'Sair',
  ])
})

test('one over another leaves the focus in the one below', () => {
  const both = { ...types, asked: ['Sair?', 'Voltar?'] }
  expect(focusAfter(byKeyboard, types, askedOnce, both, askedOnce, types)).toEqual([
    'Não: Sair?',
    'Não: Voltar?',
    'Não: Sair?',
    'Sair',
  ])
})

const toExit = handFocus(exit)

/** A removable row of the page, and what follows it. */
const Row = ({ isThere }: { isThere: boolean }) => (
  <>
    {isThere && (
      <p ref={toExit}>
        <button type="button">Cancelar o envio</button>
      </p>
    )}
    <button type="button">Outro</button>
    <button type="button">Sair</button>
  </>
)

test.each([
  ['the focus', 'Cancelar o envio', true, 'Sair'],
  ['a pressed button without the focus', 'Cancelar o envio', false, 'Sair'],
  ['nothing of that', 'Outro', true, 'Outro'],
])('what is removed with %s in it hands the focus on, or not', (_, name, focuses, expected) => {
  const { rerender } = render(<Row isThere />)
  const button = screen.getByRole('button', { name })
  if (focuses) button.focus()
  fireEvent.click(button)
  rerender(<Row isThere={false} />)
  expect(focused()).toBe(expected)
})

test('the title and the description are what a screen reader hears', () => {
  render(
    <Dialog
      open
      role="alertdialog"
      title="Alerta"
      description={<p>Sua sessão expirou.</p>}
      actions={<button type="button">OK</button>}
    >
      <p>Mais</p>
    </Dialog>,
  )
  const described = screen.getByRole('alertdialog', { name: 'Alerta' }).getAttribute('aria-describedby')
  expect(described && document.getElementById(described)?.textContent).toBe('Sua sessão expirou.')
})
