import { holdsFiles } from '#ui/browser/holds-files.ts'

/**
 * Ignores files dropped outside a drop target: the browser would open the file instead of the page, and
 * unsaved input would be lost.
 */
export function guardDrops(page: Pick<Window, 'addEventListener'>): void {
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(type, (event) => {
      // Drop targets call preventDefault; file inputs handle drops natively.
      if (event.defaultPrevented || !holdsFiles(event) || isFileInput(event.target)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}

const isFileInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file'
