import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import { afterPress } from '#ui/primitives/after-press.ts'

import { draft, openWizard } from './support/wizard-harness.tsx'

const branch = () => document.getElementById('detalhes.agencia') as HTMLInputElement
const isMarked = () => branch().getAttribute('aria-invalid') === 'true'

async function openWithShortBranch() {
  const answers = answersOf({ detalhes: { agencia: '12' } })
  await openWizard({ loaded: { request: { ...draft.request, typeId: 5, id: null }, answers } })
  branch().focus()
  expect(isMarked()).toBe(false)
}

const next = () => screen.getByRole('button', { name: 'Próximo' })

test.each([
  ['a mouse', ['pointerDown', 'mouseDown'], ['pointerUp', 'mouseUp', 'click']],
  ['a finger', ['pointerDown', 'pointerUp', 'mouseDown'], ['mouseUp', 'click']],
] as const)('an answer that is left by a press of %s is judged at its click', async (_by, before, after) => {
  await openWithShortBranch()
  for (const event of before) fireEvent[event](next())
  fireEvent.blur(branch())
  expect(isMarked()).toBe(false)
  for (const event of after) fireEvent[event](next())
  expect(isMarked()).toBe(true)
})

test('work waits for the click, and is done before the listeners of what was clicked', () => {
  const done: string[] = []
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', () => done.push('clicked'))
  fireEvent.pointerDown(button)
  afterPress(() => done.push('first'))
  afterPress(() => done.push('second'))
  expect(done).toEqual([])
  fireEvent.click(button)
  expect(done).toEqual(['first', 'second', 'clicked'])
  afterPress(() => done.push('third'))
  expect(done.at(-1)).toBe('third')
  button.remove()
})

test.each([
  ['becomes a scroll', () => fireEvent.pointerCancel(document.body)],
  ['ends on another element', () => fireEvent.pointerUp(document.body)],
  ['ends unheard, and a key follows', () => fireEvent.keyDown(document.body)],
  ['ends unheard, and the pointer moves on', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
])('work is done after a press that %s', async (_how, end) => {
  fireEvent.pointerDown(document.body)
  const done = new Promise<void>((resolve) => afterPress(resolve))
  end()
  await done
})

test('work waits while the pressed pointer moves', async () => {
  fireEvent.pointerDown(document.body)
  let isDone = false
  afterPress(() => {
    isDone = true
  })
  fireEvent.pointerMove(document.body, { buttons: 1 })
  expect(isDone).toBe(false)
  fireEvent.click(document.body)
  expect(isDone).toBe(true)
})
