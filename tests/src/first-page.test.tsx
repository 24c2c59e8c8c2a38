import { expect, test, vi } from 'vitest'

import { createFirstPage } from '#src/adapters/first-page.ts'

test('Entrar that was used before the scripts arrived is repeated once, not at later screens', () => {
  document.body.innerHTML = '<div id="root"><form></form></div><div class="first-page"></div>'
  const root = document.querySelector('#root')
  if (!root) throw new Error('There is no #root')
  let submitted = 0
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted += 1
  })
  window.submittedEarly = true
  const firstPage = createFirstPage(root, document)
  firstPage.drawn()
  expect(document.querySelector('.first-page')).toBeNull()
  expect(submitted).toBe(1)
  // As the listener of index.html notes the first submit after the page was drawn.
  window.submittedEarly = true
  firstPage.drawn()
  expect(submitted).toBe(1)
})

test('a CPF that was typed before the scripts arrived reaches the chart without its separators', () => {
  const root = document.createElement('div')
  root.innerHTML = '<input name="cpf" value="529.982.247-25" /><input name="senha" />'
  const send = vi.fn()
  createFirstPage(root, document).handOver({ send } as never)
  expect(send.mock.calls).toEqual([[{ type: 'cpf.typed', value: '52998224725' }]])
})
