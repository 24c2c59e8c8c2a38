import { within } from '@testing-library/react'
import { expect } from 'vitest'

import { required } from '#machines/support/required.ts'
import { press } from './press.ts'

const openDialog = () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')

/** The title of the open dialog, and all of its buttons in order; null where none is open. */
export function seeDialog(title: string | null, ...buttons: readonly string[]) {
  const dialog = openDialog()
  expect(dialog?.querySelector('h2')?.textContent ?? null).toBe(title)
  const shown = [...(dialog?.querySelectorAll('button') ?? [])]
  expect(shown.map(({ textContent }) => textContent)).toEqual(buttons)
}

/** Presses the button of that name in the open dialog. */
export const pressInDialog = (name: string) =>
  press(within(required(openDialog(), 'dialog')).getByRole('button', { name }))
