import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { allowForeignNodes } from '#src/adapters/foreign-nodes.ts'

const { removeChild, insertBefore } = Node.prototype

beforeEach(() => {
  allowForeignNodes(window)
})
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

/** As a translation does: each text gets two elements around it, or is replaced by them. */
function translate(way: 'around' | 'instead'): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (words.nextNode()) texts.push(words.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(way === 'around' ? text : text.data)
  }
}

type Shown = { readonly count: number; readonly note: boolean; readonly mark: boolean }

/** Texts beside other nodes: the kind that a translation puts out of the reach of React. */
const Shown = ({ count, note, mark }: Shown) => (
  <p>
    {note && 'Nota. '}
    {mark && <b>Marca. </b>}
    {note ? 'Com nota' : <i>Sem nota</i>}
    <span>{count} de 3</span>
  </p>
)

const shown = () => screen.getByRole('paragraph').textContent

test.each([
  [{ count: 1, note: false, mark: true }, 'Marca. Sem nota1 de 3'],
  [{ count: 1, note: true, mark: true }, 'Nota. Marca. Com nota1 de 3'],
  [{ count: 2, note: true, mark: false }, 'Nota. Com nota2 de 3'],
  [{ count: 3, note: false, mark: false }, 'Sem nota3 de 3'],
] as const)('texts in <font> are removed, inserted and changed as others: %o', (next, expected) => {
  const { rerender, unmount } = render(<Shown count={1} note mark={false} />)
  translate('around')
  rerender(<Shown {...next} />)
  expect(shown()).toBe(expected)
  translate('around')
  act(unmount)
  expect(document.body.textContent).toBe('')
})

test.each([true, false])('texts that <font> has replaced stop no change (note: %s)', (note) => {
  const { rerender, unmount } = render(<Shown count={1} note mark={false} />)
  translate('instead')
  rerender(<Shown count={1} note={note} mark />)
  expect(shown()).toContain('Marca. ')
  act(unmount)
  expect(document.body.textContent).toBe('')
})

test('elements that are empty without the removed text go with it, others stay', () => {
  document.body.innerHTML = '<p><font><font>um</font></font><font><font>dois</font><i>três</i></font></p>'
  const [p] = document.querySelectorAll('p')
  const [, one, , two] = document.querySelectorAll('font')
  p?.removeChild(one?.firstChild as Node)
  expect(p?.innerHTML).toBe('<font><font>dois</font><i>três</i></font>')
  p?.removeChild(two?.firstChild as Node)
  expect(p?.innerHTML).toBe('<font><i>três</i></font>')
  document.body.innerHTML = ''
})
