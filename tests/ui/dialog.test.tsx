import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from '#ui/primitives/dialog.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

type Shown = { page: string; asked?: readonly string[] }

/** A page with a button, and the questions that are asked over it. */
const Shown = ({ page, asked = [] }: Shown) => (
  <>
    <button type="button">Sair</button>
    <PageTitle>{page}</PageTitle>
    {['Sair?', 'Voltar?'].map((question) => (
      <Dialog
        key={question}
        open={asked.includes(question)}
        title={question}
        actions={<button type="button">Não: {question}</button>}
      />
    ))}
  </>
)

/** Where the keyboard is after each, drawn one after the other; each has all the time that it wants. */
function keyboardAt(first: Shown, ...more: readonly Shown[]) {
  const { rerender } = render(<Shown {...first} />)
  screen.getByRole('button', { name: 'Sair' }).focus()
  return more.map((shown) => {
    rerender(<Shown {...shown} />)
    act(() => vi.runAllTimers())
    return document.activeElement?.textContent
  })
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

test('the keyboard is in a dialog while it is open, and then where it was before', () => {
  expect(keyboardAt(types, askedOnce, types)).toEqual(['Não: Sair?', 'Sair'])
})

test('where another page comes as it closes, the keyboard is at the title of that page', () => {
  expect(keyboardAt(types, askedOnce, { page: 'Lista' })).toEqual(['Não: Sair?', 'Lista'])
})

test('one in place of another has the keyboard, and leaves it at the title of the page', () => {
  expect(keyboardAt(types, askedOnce, askedAnew, types)).toEqual(['Não: Sair?', 'Não: Voltar?', 'Tipos'])
})
