import { expect } from 'vitest'

/** The title of the open dialog, and all of its buttons in order; null where none is open. */
export function seeDialog(title: string | null, ...buttons: readonly string[]) {
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  expect(dialog?.querySelector('h2')?.textContent ?? null).toBe(title)
  const shown = [...(dialog?.querySelectorAll('button') ?? [])]
  expect(shown.map(({ textContent }) => textContent)).toEqual(buttons)
}
