import { readdirSync, readFileSync } from 'node:fs'

import { fireEvent } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { placeOf } from '#src/adapters/place-of.ts'
import { preloadScreens } from '#src/signed-in.tsx'

import { close, hang } from '../../tools/gallery/hang.tsx'
import { pictures } from '../../tools/gallery/pictures.ts'
import { ON_A_BUSY_MACHINE } from '../support/busy-machine.ts'
import { DIALOGS } from './dialog-table.ts'

type DialogRow = (typeof DIALOGS)[number]

const dialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1) ?? null
const title = () => dialog()?.querySelector('h2')?.textContent ?? null
const buttons = () => [...(dialog()?.lastElementChild?.querySelectorAll('button') ?? [])]
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** Draws the picture of that dialog; returns how to act and what is shown. */
function open(row: DialogRow) {
  const found = pictures.filter(
    ({ chart, leaves, unfolded }) =>
      chart === row.chart && leaves.join(' + ') === row.state && unfolded === null,
  )
  for (const picture of found) {
    const stage = hang(picture)
    if (title() !== row.dialog) continue
    return { ...stage, outcome: () => [title(), stage.leavesAt(picture.at)?.join(' + ') ?? 'ended'] }
  }
  throw new Error(`No picture of ${row.chart} in ${row.state} has ${row.dialog}`)
}

/** As the router reports it: blocked where the open request would ask first. */
function goBack({ session }: ReturnType<typeof open>, path: string): void {
  const place = placeOf(path)
  const screens = session.getSnapshot().children.signedIn?.getSnapshot().children.screens?.getSnapshot()
  const request = screens?.children.openRequest?.getSnapshot()
  if (request?.can({ type: 'navigation.blocked', place })) session.send({ type: 'navigation.blocked', place })
  else session.send({ type: 'place.changed', place, isWanted: false })
}

describe('each button, Escape and Back of every dialog do what they should (P-330)', () => {
  beforeAll(async () => {
    // The gallery draws without `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    await preloadScreens()
  })
  // Files of tests share a document.
  afterAll(() => {
    close()
    vi.unstubAllGlobals()
  })

  test('the table has every component that draws a dialog', () => {
    const drawing = readdirSync('ui', { recursive: true, encoding: 'utf8' })
      .map((file) => `ui/${file}`)
      .filter((file) => file.endsWith('.tsx') && /<Dialog\s/.test(readFileSync(file, 'utf8')))
    const missing = drawing.filter((file) => !DIALOGS.some((row) => row.file === file))
    expect(missing).toEqual([])
    expect(drawing.length).toBeGreaterThan(10)
  })

  const titled = DIALOGS.map((row) => [`${row.dialog} (${row.chart}: ${row.state})`, row] as const)
  test.each(titled)('%s', { timeout: 60_000 }, async (_title, row) => {
    open(row)
    expect(buttons().map(nameOf)).toEqual(Object.keys(row.buttons))
    for (const [name, expected] of Object.entries(row.buttons)) {
      const { outcome } = open(row)
      const button = buttons().find((button) => nameOf(button) === name)
      fireEvent.click(button as HTMLElement)
      await vi.waitFor(() => expect(outcome(), name).toEqual(expected), ON_A_BUSY_MACHINE)
    }
    const escaped = open(row)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await vi.waitFor(() => expect(escaped.outcome(), 'Escape').toEqual(row.escape), ON_A_BUSY_MACHINE)

    const left = open(row)
    const [path, ...expected] = row.back
    goBack(left, path)
    await vi.waitFor(() => expect(left.outcome(), 'Back').toEqual(expected), ON_A_BUSY_MACHINE)
  })
})
