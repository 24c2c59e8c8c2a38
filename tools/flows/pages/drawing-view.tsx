import { mdiFitToScreenOutline, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

import type { Drawing, Point } from '../drawing.ts'
import { downloadPng, downloadSvg } from './downloads.ts'
import * as css from './drawing.css.ts'
import { DrawnArrow, DrawnBox, Ground, type MarkOf, Start } from './drawing-parts.tsx'
import { centreOf, fitting, isInView, REM, scrollTo } from './frame-scroll.ts'
import { type Direction, isGroup, neighbourOf, shownPointOf } from './neighbour.ts'
import * as texts from './texts.ts'
import { usePan } from './use-pan.ts'

/** The smallest initial zoom, the factor of a zoom step, and the limits. */
const READABLE = 0.9
const STEP = 1.25
const MIN_ZOOM = 0.1
const MAX_ZOOM = 3
/** No box has this id. */
const NONE = '(none)'
const NOTHING: ReadonlySet<string> = new Set()
const unmarked: MarkOf = () => null

/** A button above a drawing. */
export type Tool = { readonly label: string; readonly act: () => void }

type Props = {
  drawing: Drawing
  label: string
  /** The name of downloaded files without the extension. */
  fileName: string
  /** The id of the chosen box; null if none is chosen. */
  chosen: string | null
  onChoose: (id: string) => void
  /** The box that is visible at first; by default the first mark. */
  beginning?: string | undefined
  /** The id of the chosen transition; null if none is chosen. */
  transition?: string | null
  onChooseTransition?: (id: string) => void
  /** The boxes of the current states. */
  active?: ReadonlySet<string>
  /** Other formats in which it can be downloaded. */
  exports?: readonly Tool[]
  /** They close outer states, or open them. */
  toggles?: readonly Tool[]
  /** What is marked on it; nothing by default. */
  markOf?: MarkOf | undefined
}

/** A drawing that can be zoomed and dragged. Arrow keys move the focus between boxes, Enter chooses one. */
export function DrawingView(props: Props) {
  const {
    drawing,
    label,
    fileName,
    chosen,
    onChoose,
    beginning,
    transition = null,
    onChooseTransition = () => {},
    active = NOTHING,
    exports = [],
    toggles = [],
    markOf = unmarked,
  } = props
  const { boxes, arrows, starts, width, height } = drawing
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const [focused, setCurrent] = useState(chosen ?? beginning)
  const pan = usePan(frame)

  const boxOf = (id: string) => boxes.find((box) => box.id === id)
  // Closing a state removes the boxes inside it.
  const current = (boxOf(focused ?? NONE) ?? boxOf(chosen ?? NONE) ?? boxes[0])?.id
  const zoomTo = (next: number) => {
    const centre = centreOf(frame.current)
    flushSync(() => setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next))))
    scrollTo(frame.current, centre)
  }
  const fit = () => zoomTo(fitting(frame.current, width, height))
  const download = (save: typeof downloadSvg | typeof downloadPng) => () => {
    const svg = frame.current?.querySelector<SVGSVGElement>(':scope > svg')
    if (svg) void save(svg, fileName)
  }
  const show = (point: Point) => {
    const at = { x: point.x / width, y: point.y / height }
    if (!isInView(frame.current, at)) scrollTo(frame.current, at)
  }

  // A large drawing is first shown at a readable size, at its initial state.
  useLayoutEffect(() => {
    const whole = fitting(frame.current, width, Number.POSITIVE_INFINITY)
    setZoom(Math.min(1, Math.max(READABLE, whole)))
  }, [width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only for another drawing or another chosen box
  useEffect(() => {
    const box = boxOf(chosen ?? beginning ?? NONE)
    const point = box ? shownPointOf(box) : starts[0]
    if (box) setCurrent(box.id)
    if (point) show(point)
  }, [chosen, drawing])

  const keyDown = (event: KeyboardEvent) => {
    const box = boxOf(current ?? '')
    if (box === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actions(box)[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const go = (id: string | undefined) => {
    const box = id === undefined ? undefined : boxOf(id)
    if (box === undefined) return
    setCurrent(box.id)
    frame.current
      ?.querySelector<SVGGElement>(`[data-box="${CSS.escape(box.id)}"]`)
      ?.focus({ preventScroll: true })
    show(shownPointOf(box))
  }
  const actions = (box: (typeof boxes)[number]): Readonly<Record<string, () => void>> => {
    const move = (direction: Direction) => () => go(neighbourOf(boxes, box, direction)?.id)
    return {
      ArrowUp: move('ArrowUp'),
      ArrowDown: move('ArrowDown'),
      ArrowLeft: move('ArrowLeft'),
      ArrowRight: move('ArrowRight'),
      Home: () => go(boxes[0]?.id),
      End: () => go(boxes.at(-1)?.id),
      Enter: () => onChoose(box.id),
      ' ': () => onChoose(box.id),
      '+': () => zoomTo(zoom * STEP),
      '-': () => zoomTo(zoom / STEP),
      '0': fit,
    }
  }

  return (
    <div className={css.view}>
      <div className={css.tools}>
        <IconButton icon={mdiMagnifyMinusOutline} label={texts.zoomOut} onClick={() => zoomTo(zoom / STEP)} />
        <IconButton icon={mdiMagnifyPlusOutline} label={texts.zoomIn} onClick={() => zoomTo(zoom * STEP)} />
        <IconButton icon={mdiFitToScreenOutline} label={texts.fit} onClick={fit} />
        <Tools tools={toggles} />
        <span className={css.downloads}>
          <Tools
            tools={[
              { label: texts.downloadSvg, act: download(downloadSvg) },
              { label: texts.downloadPng, act: download(downloadPng) },
              ...exports,
            ]}
          />
        </span>
      </div>
      <div
        ref={frame}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={css.frame}
        onKeyDown={keyDown}
        {...pan}
      >
        <svg
          role="none"
          viewBox={`0 0 ${width} ${height}`}
          className={css.drawing}
          style={{ inlineSize: `${(width * zoom) / REM}rem` }}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            {boxes.filter(isGroup).map((box) => (
              <Ground key={box.id} box={box} onChoose={() => onChoose(box.id)} />
            ))}
            {arrows.map((arrow) => (
              <DrawnArrow
                key={`${arrow.source} ${arrow.target} ${arrow.transitions.length === 0}`}
                arrow={arrow}
                isNear={chosen !== null && (arrow.source === chosen || arrow.target === chosen)}
                transition={transition}
                markOf={markOf}
                onChoose={onChooseTransition}
              />
            ))}
            {starts.map((start) => (
              <Start key={`${start.x} ${start.y}`} point={start} />
            ))}
          </g>
          {boxes.map((box) => (
            <DrawnBox
              key={box.id}
              box={box}
              isChosen={box.id === chosen}
              isActive={active.has(box.id)}
              isCurrent={box.id === current}
              transition={transition}
              markOf={markOf}
              onFocus={() => setCurrent(box.id)}
              onChoose={() => onChoose(box.id)}
              onChooseTransition={onChooseTransition}
            />
          ))}
        </svg>
      </div>
    </div>
  )
}

/** A button whose label changes stays the same button, so that it keeps the focus. */
const Tools = ({ tools }: { tools: readonly Tool[] }) =>
  tools.map(({ label, act }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a drawing keep their order
    <Button key={index} variant="quiet" onClick={act}>
      {label}
    </Button>
  ))
