import type { Point } from '../drawing.ts'

/** Pixels of a drawing per rem, so that it scales with the text size of the browser. */
export const REM = 16

/** Points closer than this to the edge of the frame count as out of view. In pixels. */
const MARGIN = 80

/* Points are fractions of the scrollable size, so that they stay valid after zooming. */

type Frame = HTMLElement | null

/** The zoom at which an area of a drawing fits into its frame. */
export function fitting(frame: Frame, width: number, height: number): number {
  if (frame === null) return 1
  const pixel = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM
  const maxHeight = Number.parseFloat(getComputedStyle(frame).maxBlockSize)
  return Math.min(frame.clientWidth / width, maxHeight / height) / pixel
}

/** The point in the middle of the frame. */
export function centreOf(frame: Frame): Point {
  if (frame === null) return { x: 0, y: 0 }
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

/** Scrolls a point to the middle of the frame. */
export function scrollTo(frame: Frame, { x, y }: Point): void {
  if (frame === null) return
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2
}

export function isInView(frame: Frame, { x, y }: Point): boolean {
  if (frame === null) return true
  const isWithin = (distance: number, size: number) => distance > MARGIN && distance < size - MARGIN
  return (
    isWithin(x * frame.scrollWidth - frame.scrollLeft, frame.clientWidth) &&
    isWithin(y * frame.scrollHeight - frame.scrollTop, frame.clientHeight)
  )
}
