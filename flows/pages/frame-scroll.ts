import type { Point } from '../drawing.ts'

/** Pixels of a drawing in a rem: it grows with the text size of the browser. */
export const REM = 16

/** How near to the edge of the frame a place may be before it is scrolled into sight; in pixels. */
const MARGIN = 80

/* Places are shares of what the frame scrolls: they stay as they are when it is zoomed. */

type Frame = HTMLElement | null

/** The zoom at which so much of a drawing fits into its frame. */
export function fitting(frame: Frame, width: number, height: number): number {
  if (frame === null) return 1
  const pixel = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM
  const most = Number.parseFloat(getComputedStyle(frame).maxBlockSize)
  return Math.min(frame.clientWidth / width, most / height) / pixel
}

/** The place in the middle of the frame. */
export function centreOf(frame: Frame): Point {
  if (frame === null) return { x: 0, y: 0 }
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

/** Scrolls a place into the middle of the frame. */
export function scrollTo(frame: Frame, { x, y }: Point): void {
  if (frame === null) return
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2
}

export function isInSight(frame: Frame, { x, y }: Point): boolean {
  if (frame === null) return true
  const isWithin = (distance: number, size: number) => distance > MARGIN && distance < size - MARGIN
  return (
    isWithin(x * frame.scrollWidth - frame.scrollLeft, frame.clientWidth) &&
    isWithin(y * frame.scrollHeight - frame.scrollTop, frame.clientHeight)
  )
}
