import type { Locator } from '@playwright/test'

/** Drops files on the middle of an element, as a mouse would. */
export async function drop(
  target: Locator,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, text } of dropped) dataTransfer.items.add(new File([text], name))
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
  }, files)
}
