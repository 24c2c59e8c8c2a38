import { holdsFiles } from '#ui/primitives/holds-files.ts'

/** A file dropped beside its place would replace the page, and what was typed with it: nothing happens instead. */
export function guardDrops(page: Pick<Window, 'addEventListener'>): void {
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(type, (event) => {
      // Whoever takes files has said so; the browser's own control takes them by itself.
      if (event.defaultPrevented || !holdsFiles(event) || isFileInput(event.target)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}

const isFileInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file'
