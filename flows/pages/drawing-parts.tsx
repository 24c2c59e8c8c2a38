import type { Area, Arrow, Box, Line, Point } from '../drawing.ts'
import * as css from './drawing.css.ts'
import * as texts from './texts.ts'

/** The distance between the two borders of a final state, in pixels. */
const INSET = 4
const HEAD = { length: 9, width: 4 }

type BoxProps = {
  box: Box
  isChosen: boolean
  isActive: boolean
  /** Of all boxes, the one that the Tab key reaches. */
  isCurrent: boolean
  transition: string | null
  onFocus: () => void
  onChoose: () => void
  onChooseTransition: (id: string) => void
}

export function DrawnBox({ box, isChosen, isActive, isCurrent, transition, ...on }: BoxProps) {
  return (
    <g
      role="option"
      aria-selected={isChosen}
      {...(box.kind !== 'atomic' && { 'aria-description': texts.kinds[box.kind] })}
      tabIndex={isCurrent ? 0 : -1}
      data-box={box.id}
      data-active={isActive ? '' : undefined}
      className={css.box[box.kind]}
      onFocus={on.onFocus}
      onClick={on.onChoose}
    >
      <rect {...areaOf(box)} rx={8} />
      {box.kind === 'final' && (
        <rect
          {...areaOf(box)}
          x={box.x + INSET}
          y={box.y + INSET}
          width={box.width - 2 * INSET}
          height={box.height - 2 * INSET}
          rx={5}
        />
      )}
      <Lines lines={box.lines} at={box} chosen={transition} onChoose={on.onChooseTransition} />
    </g>
  )
}

const areaOf = ({ x, y, width, height }: Area) => ({ x, y, width, height })

type ArrowProps = {
  arrow: Arrow
  /** It starts or ends at the chosen box. */
  isNear: boolean
  transition: string | null
  onChoose: (id: string) => void
}

export function DrawnArrow({
  arrow: { transitions, points, label },
  isNear,
  transition,
  onChoose,
}: ArrowProps) {
  const isChosen = transition !== null && transitions.includes(transition)
  return (
    <g className={css.arrow[isChosen ? 'chosen' : isNear ? 'near' : 'plain']}>
      <path className={css.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className={css.head} d={headOf(points)} />
      {label && <Lines lines={label.lines} at={label} chosen={transition} onChoose={onChoose} />}
    </g>
  )
}

/** An arrowhead at the last point. */
function headOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2)
  if (before === undefined || end === undefined) return ''
  const distance = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const ahead = { x: (end.x - before.x) / distance, y: (end.y - before.y) / distance }
  const base = { x: end.x - ahead.x * HEAD.length, y: end.y - ahead.y * HEAD.length }
  const side = { x: -ahead.y * HEAD.width, y: ahead.x * HEAD.width }
  return `M${end.x} ${end.y}L${base.x + side.x} ${base.y + side.y}L${base.x - side.x} ${base.y - side.y}Z`
}

type LinesProps = {
  lines: readonly Line[]
  at: Point
  chosen: string | null
  onChoose: (id: string) => void
}

const Lines = ({ lines, at, chosen, onChoose }: LinesProps) =>
  lines.map(({ x, y, text, style, transition }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel and the tables have the same as links
    <text
      key={`${y} ${text}`}
      x={at.x + x}
      y={at.y + y}
      className={css.text[style]}
      data-chosen={transition !== null && transition === chosen ? '' : undefined}
      onClick={(event) => {
        if (transition === null) return
        event.stopPropagation()
        onChoose(transition)
      }}
    >
      {/* The space separates it from the next line when both are read as one text. */}
      {`${text} `}
    </text>
  ))

export const Start = ({ point: { x, y } }: { point: Point }) => (
  <circle className={css.start} cx={x} cy={y} r={6} />
)
