import type { Locator, Page } from '@playwright/test'

import type { pdf } from './files.ts'
import { expect } from './journey.ts'

/** More key presses than any screen has focusable elements. */
const MANY = 150

type Focus = { readonly place: string; readonly isSeen: boolean }

/**
 * The focused element. It counts as seen if it is in the window, uncovered and, unless it is only text, has
 * an outline of its own or, for file pickers, of its box.
 */
function focusOn(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body
    const box = at.getBoundingClientRect()
    const left = Math.max(box.left, 0)
    const top = Math.max(box.top, 0)
    const right = Math.min(box.right, window.innerWidth)
    const bottom = Math.min(box.bottom, window.innerHeight)
    const isInside = right - left > 0 && bottom - top > 0
    const over = isInside ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null
    const isOnTop = over !== null && (at.contains(over) || over.contains(at) || at.closest('label') === over)
    const isOutlined = (element: Element | null) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const isControl = at instanceof HTMLElement && at.tabIndex >= 0
    const isMarked = !isControl || isOutlined(at) || isOutlined(at.parentElement)
    const name = at.getAttribute('aria-label') ?? at.id ?? ''
    return {
      place: `${at.tagName.toLowerCase()} ${name || (at.textContent ?? '').slice(0, 40)}`,
      isSeen: isInside && isOnTop && isMarked,
    }
  })
}

/** A participant without a pointer; after every key press the focus must be visible. */
export function keyboardOf(page: Page) {
  // The browser asks for files only while there is a listener, which must be added before the key press.
  page.on('filechooser', () => {})

  async function seeFocus(): Promise<void> {
    await expect(async () => {
      const { place, isSeen } = await focusOn(page)
      expect(place).not.toMatch(/^body/)
      expect(isSeen, `the keyboard's place is seen: ${place}`).toBe(true)
    }).toPass({ timeout: 20_000 })
  }

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key)
    await seeFocus()
  }

  const isAt = (place: Locator) => place.evaluate((element) => element === document.activeElement)

  /** By Tab, in reading order. */
  async function to(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; !(await isAt(place)); presses += 1) {
      if (presses === MANY) throw new Error(`Not reached by ${key}: ${place}`)
      await press(key)
    }
  }

  return {
    seeFocus,
    press,
    to,
    async activate(place: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await to(place)
      await press(key)
    },
    /** In the browser's own file picker. */
    async chooseFile(field: Locator, file: ReturnType<typeof pdf>) {
      await to(field)
      const choosing = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      await (await choosing).setFiles(file)
    },
    async type(field: Locator, text: string) {
      await to(field)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      await seeFocus()
    },
    /** By typing the first letters of the option. */
    async choose(list: Locator, words: string) {
      await to(list)
      await page.keyboard.type(words)
      await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${words}`))
      await seeFocus()
    },
    /** Tab reaches the group; the arrow keys move in it and choose. */
    async pick(group: Locator, choice: string) {
      const wanted = group.getByRole('radio', { name: choice, exact: true })
      const here = group.locator('input:focus')
      for (let presses = 0; (await here.count()) === 0; presses += 1) {
        if (presses === MANY) throw new Error(`Not reached by Tab: ${group}`)
        await press('Tab')
      }
      await press('Space')
      const choices = await group.getByRole('radio').count()
      for (let presses = 0; presses < choices && !(await wanted.isChecked()); presses += 1)
        await press('ArrowDown')
      await expect(wanted).toBeChecked()
    },
  }
}

export type Keyboard = ReturnType<typeof keyboardOf>
