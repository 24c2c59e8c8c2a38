import type { ChangeKind } from '../describe/compare.ts'
import type { Area, Arrow, Box, Line, Point } from '../drawing.ts'
import * as css from './drawing.css.ts'
import type { Verdict } from './test-results.ts'
import * as texts from './texts.ts'

/** The distance between the two borders of a final state, in pixels. */
const INSET = 4
const HEAD = { length: 9, width: 4 }

/** What is marked on a drawing: results of the tests, or changes from another version. */
export type MarkName = Verdict | ChangeKind

/** The mark of a state or of transitions together, by their ids; null for none. */
export type MarkOf = (ids: readonly string[]) => MarkName | null

type BoxProps = {
  box: Box
  isChosen: boolean
  isActive: boolean
  /** Of all boxes, the one that the Tab key reaches. */
  isCurrent: boolean
  transition: string | null
  markOf: MarkOf
  onFocus: () => void
  onChoose: () => void
  onChooseTransition: (id: string) => void
}

/** The inside of a box with others, below the arrows; its text is above them, so that they do not cross it out. */
export const Ground = ({ box, onChoose }: { box: Box; onChoose: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the box of the same state takes the focus
  <rect {...areaOf(box)} rx={8} className={css.ground} onClick={onChoose} />
)

export function DrawnBox({ box, isChosen, isActive, isCurrent, transition, markOf, ...on }: BoxProps) {
  const mark = markOf([box.id])
  return (
    <g
      role="option"
      aria-selected={isChosen}
      {...descriptionOf(box.kind, mark)}
      tabIndex={isCurrent ? 0 : -1}
      data-box={box.id}
      data-active={isActive ? '' : undefined}
      data-mark={mark ?? undefined}
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
      <Lines
        lines={box.lines}
        at={box}
        chosen={transition}
        markOf={markOf}
        onChoose={on.onChooseTransition}
      />
      {mark && <Mark name={mark} at={{ x: box.x + box.width, y: box.y }} />}
    </g>
  )
}

function descriptionOf(kind: Box['kind'], mark: MarkName | null) {
  const parts = [...(kind === 'atomic' ? [] : [texts.kinds[kind]]), ...(mark ? [texts.marks[mark]] : [])]
  return parts.length > 0 && { 'aria-description': parts.join(', ') }
}

const areaOf = ({ x, y, width, height }: Area) => ({ x, y, width, height })

type ArrowProps = {
  arrow: Arrow
  /** It starts or ends at the chosen box. */
  isNear: boolean
  transition: string | null
  markOf: MarkOf
  onChoose: (id: string) => void
}

export function DrawnArrow({
  arrow: { transitions, points, width, label },
  isNear,
  transition,
  markOf,
  onChoose,
}: ArrowProps) {
  const mark = markOf(transitions)
  const isChosen = transition !== null && transitions.includes(transition)
  return (
    <g className={css.arrow[isChosen ? 'chosen' : isNear ? 'near' : (mark ?? 'plain')]}>
      <path
        className={css.line}
        {...(width !== undefined && { style: { strokeWidth: width } })}
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
      />
      <path className={css.head} d={headOf(points)} />
      {label && (
        <Lines lines={label.lines} at={label} chosen={transition} markOf={markOf} onChoose={onChoose} />
      )}
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
  markOf: MarkOf
  onChoose: (id: string) => void
}

const Lines = ({ lines, at, chosen, markOf, onChoose }: LinesProps) => (
  <>
    {lines.map(({ x, y, transition }, index) => {
      const isFirst = transition !== null && lines[index - 1]?.transition !== transition
      const mark = isFirst ? markOf([transition]) : null
      return mark && <Mark key={y} name={mark} at={{ x: at.x + x - ASIDE, y: at.y + y - 4 }} />
    })}
    {lines.map(({ x, y, text, style, transition }) => (
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
    ))}
  </>
)

/** The distance of a mark from the beginning of its line, in pixels. */
const ASIDE = 7

const SHAPES = {
  circle: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  square: 'M-5.5-5.5H5.5V5.5H-5.5Z',
  diamond: 'M0-7L7 0L0 7L-7 0Z',
} as const

/** Shapes of a mark around its middle, which differ without colours too. */
const MARKS: Readonly<Record<MarkName, { readonly shape: string; readonly sign: string }>> = {
  passed: { shape: SHAPES.circle, sign: 'M-2.4 0L-.6 2L2.6-2' },
  failed: { shape: SHAPES.square, sign: 'M-2.5-2.5L2.5 2.5M2.5-2.5L-2.5 2.5' },
  untaken: { shape: SHAPES.diamond, sign: 'M-3 0H3' },
  added: { shape: SHAPES.circle, sign: 'M-3 0H3M0-3V3' },
  removed: { shape: SHAPES.square, sign: 'M-3 0H3' },
  changed: { shape: SHAPES.diamond, sign: 'M-3 1Q-1.5-2.5 0 0T3-1' },
}

const Mark = ({ name, at: { x, y } }: { name: MarkName; at: Point }) => (
  <g className={css.mark[name]} transform={`translate(${x} ${y})`}>
    <path className={css.shape} d={MARKS[name].shape} />
    <path className={css.sign} d={MARKS[name].sign} />
  </g>
)

/** A mark beside text. */
export const InlineMark = ({ name }: { name: MarkName }) => (
  <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
    <Mark name={name} at={{ x: 0, y: 0 }} />
  </svg>
)

export const Start = ({ point: { x, y } }: { point: Point }) => (
  <circle className={css.start} cx={x} cy={y} r={6} />
)
