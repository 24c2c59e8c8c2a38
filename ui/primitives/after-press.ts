type Press = { isDown: boolean; waiting: (() => void)[] }

const presses = new WeakMap<Document, Press>()

/**
 * Notices when a pointer goes down on the page, and when its press ends, for `afterPress`. A second call for the
 * same page changes nothing.
 */
export function watchPresses(page: Document): void {
  if (presses.has(page)) return
  const press: Press = { isDown: false, waiting: [] }
  presses.set(page, press)

  function end(): void {
    press.isDown = false
    for (const work of press.waiting.splice(0)) work()
  }

  function listen<Type extends keyof DocumentEventMap>(
    types: readonly Type[],
    listener: (event: DocumentEventMap[Type]) => void,
  ): void {
    for (const type of types) page.addEventListener(type, listener, { capture: true, passive: true })
  }

  // After a touch the focus moves at the mouse events that follow it.
  listen(['pointerdown', 'mousedown'], () => {
    press.isDown = true
  })
  // Before the listeners of what was clicked, which no change of the page can take the click from any more.
  listen(['click'], end)
  // A press that ends elsewhere or becomes a scroll has no click; any other click comes in the same task.
  listen(['pointerup', 'pointercancel', 'mouseup'], () => setTimeout(end))
  // The end of a press on a scroll bar or on the list of a select is not heard.
  listen(['keydown'], end)
  listen(['pointermove'], ({ buttons }) => {
    if (press.isDown && buttons === 0) end()
  })
}

/**
 * Does the work at once, or at the end of the press that is under way. A change of the page in the middle of
 * a press moves the pressed control away from the pointer, and its click is lost (FORM-44).
 */
export function afterPress(work: () => void): void {
  const press = presses.get(document)
  if (press?.isDown) press.waiting.push(work)
  else work()
}
