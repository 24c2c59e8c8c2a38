/** Whether a pointer is down, by what the document has heard of it. */
let isPressed = false
let waiting: (() => void)[] = []

function endPress(): void {
  isPressed = false
  const works = waiting
  waiting = []
  for (const work of works) work()
}

function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  for (const type of types) document.addEventListener(type, listener, { capture: true, passive: true })
}

// After a touch the focus moves at the mouse events that follow it.
listen(['pointerdown', 'mousedown'], () => {
  isPressed = true
})
// Before the listeners of what was clicked, which no change of the page can take the click from any more.
listen(['click'], endPress)
// A press that ends elsewhere or becomes a scroll has no click; any other click comes in the same task.
listen(['pointerup', 'pointercancel', 'mouseup'], () => setTimeout(endPress))
// The end of a press on a scroll bar or on the list of a select is not heard.
listen(['keydown'], endPress)
listen(['pointermove'], ({ buttons }) => {
  if (isPressed && buttons === 0) endPress()
})

/**
 * Does the work at once, or at the end of the press that is under way. A change of the page in the middle of
 * a press moves the pressed control away from the pointer, and its click is lost (FORM-44).
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}
