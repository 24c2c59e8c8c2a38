import { type PointerEvent, type RefObject, useRef } from 'react'

/** The distance from which a movement of the mouse is a drag and not a click, in pixels. */
const SLACK = 4

type Drag = { readonly x: number; readonly y: number; readonly left: number; readonly top: number }

/** Handlers for scrolling an element by dragging with the mouse; touch needs no handlers. */
export function usePan(frame: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag | null>(null)
  return {
    onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
      const element = frame.current
      if (element === null || pointerType !== 'mouse' || button !== 0) return
      drag.current = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    onPointerMove({ pointerId, buttons, clientX, clientY }: PointerEvent) {
      const element = frame.current
      if (element === null || drag.current === null) return
      if (buttons === 0) {
        drag.current = null
        return
      }
      const { x, y, left, top } = drag.current
      // From now on the frame receives the click that ends the drag, so that it chooses no state.
      if (!element.hasPointerCapture(pointerId) && Math.hypot(clientX - x, clientY - y) > SLACK)
        element.setPointerCapture(pointerId)
      if (!element.hasPointerCapture(pointerId)) return
      element.scrollLeft = left + x - clientX
      element.scrollTop = top + y - clientY
    },
    onPointerUp() {
      drag.current = null
    },
  }
}
