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
const askedAgain = { ...types, asked: ['Voltar?'] }

test.each([
  ['the keyboard', byKeyboard],
  ['a press that does not focus it', byPress],
  ['a press that focuses the section around it', byPressWithinSection],
])('a dialog has the focus while it is open, and then the button that opened it by %s', (_, use) => {
  expect(focusAfter(use, types, askedOnce, types)).toEqual(['Não: Sair?', 'Sair'])
})

test('a closed dialog focuses the section of a button that was removed', () => {
  const withoutExit = { ...types, canExit: false }
  expect(focusAfter(byKeyboard, types, askedOnce, withoutExit)).toEqual(['Não: Sair?', 'Sessão'])
})

test('a dialog that closes with a change of page focuses the title of the new page', () => {
  expect(focusAfter(byKeyboard, types, askedOnce, { page: 'Lista' })).toEqual(['Não: Sair?', 'Lista'])
})

test('a dialog that replaces another has the focus, and then the button that opened the first one', () => {
  expect(focusAfter(byKeyboard, types, askedOnce, askedAgain, types)).toEqual([
    'Não: Sair?',
    'Não: Voltar?',
    'Sair',
  ])
})

test('a dialog over another returns the focus to the lower one', () => {
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
  ['neither', 'Outro', true, 'Outro'],
])(
  'handFocus moves the focus from a removed element with %s, and no other focus',
  (_, name, focuses, expected) => {
    const { rerender } = render(<Row isThere />)
    const button = screen.getByRole('button', { name })
    if (focuses) button.focus()
    fireEvent.click(button)
    rerender(<Row isThere={false} />)
    expect(focused()).toBe(expected)
  },
)

test('a dialog is announced by title and description', () => {
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
