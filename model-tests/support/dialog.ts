import { expect } from 'vitest'

import { required } from '#machines/support/required.ts'
import { press } from './press.ts'

const openDialog = () => document.querySelector('[role=dialog], [role=alertdialog]')

const buttonsOf = (dialog: Element | null) => [...(dialog?.querySelectorAll('button') ?? [])]

/** The title of the open dialog, and all of its buttons in order; null where none is open. */
export function seeDialog(title: string | null, ...buttons: readonly string[]) {
  const dialog = openDialog()
  expect(dialog?.querySelector('h2')?.textContent ?? null).toBe(title)
  expect(buttonsOf(dialog).map(({ textContent }) => textContent)).toEqual(buttons)
}

/** Presses the button of that text in the open dialog. */
export const pressInDialog = (name: string) =>
  press(
    required(
      buttonsOf(openDialog()).find(({ textContent }) => textContent === name),
      name,
    ),
  )
