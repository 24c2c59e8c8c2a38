import type { Area, Arrow, Box, Line, Point } from '../drawing.ts'
import * as css from './drawing.css.ts'
import type { Verdict } from './test-results.ts'
import * as texts from './texts.ts'

/** The distance between the two borders of a final state, in pixels. */
const INSET = 4
const HEAD = { length: 9, width: 4 }

/** Null where the report has no result, or none is to be shown. */
export type VerdictOf = (id: string) => Verdict | null

type BoxProps = {
  box: Box
  isChosen: boolean
  isActive: boolean
  /** Of all boxes, the one that the Tab key reaches. */
  isCurrent: boolean
  transition: string | null
  verdictOf: VerdictOf
  onFocus: () => void
  onChoose: () => void
  onChooseTransition: (id: string) => void
}

export function DrawnBox({ box, isChosen, isActive, isCurrent, transition, verdictOf, ...on }: BoxProps) {
  const verdict = verdictOf(box.id)
  return (
    <g
      role="option"
      aria-selected={isChosen}
      {...descriptionOf(box.kind, verdict)}
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
      <Lines
        lines={box.lines}
        at={box}
        chosen={transition}
        verdictOf={verdictOf}
        onChoose={on.onChooseTransition}
      />
      {verdict && <Mark verdict={verdict} at={{ x: box.x + box.width, y: box.y }} />}
    </g>
  )
}

function descriptionOf(kind: Box['kind'], verdict: Verdict | null) {
  const parts = [
    ...(kind === 'atomic' ? [] : [texts.kinds[kind]]),
    ...(verdict ? [texts.verdicts[verdict]] : []),
  ]
  return parts.length > 0 && { 'aria-description': parts.join(', ') }
}

const areaOf = ({ x, y, width, height }: Area) => ({ x, y, width, height })

type ArrowProps = {
  arrow: Arrow
  /** It starts or ends at the chosen box. */
  isNear: boolean
  transition: string | null
  /** The worst of its transitions. */
  verdict: Verdict | null
  verdictOf: VerdictOf
  onChoose: (id: string) => void
}

export function DrawnArrow({
  arrow: { transitions, points, label },
  isNear,
  transition,
  verdict,
  verdictOf,
  onChoose,
}: ArrowProps) {
  const isChosen = transition !== null && transitions.includes(transition)
  return (
    <g className={css.arrow[isChosen ? 'chosen' : isNear ? 'near' : (verdict ?? 'plain')]}>
      <path className={css.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className={css.head} d={headOf(points)} />
      {label && (
        <Lines lines={label.lines} at={label} chosen={transition} verdictOf={verdictOf} onChoose={onChoose} />
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
  verdictOf: VerdictOf
  onChoose: (id: string) => void
}

const Lines = ({ lines, at, chosen, verdictOf, onChoose }: LinesProps) => (
  <>
    {lines.map(({ x, y, transition }, index) => {
      const isFirst = transition !== null && lines[index - 1]?.transition !== transition
      const verdict = isFirst ? verdictOf(transition) : null
      return verdict && <Mark key={y} verdict={verdict} at={{ x: at.x + x - ASIDE, y: at.y + y - 4 }} />
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

/** Shapes of a verdict around its middle, which differ without colours too. */
const MARKS: Readonly<Record<Verdict, { readonly shape: string; readonly sign: string }>> = {
  passed: { shape: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z', sign: 'M-2.4 0L-.6 2L2.6-2' },
  failed: { shape: 'M-5.5-5.5H5.5V5.5H-5.5Z', sign: 'M-2.5-2.5L2.5 2.5M2.5-2.5L-2.5 2.5' },
  untaken: { shape: 'M0-7L7 0L0 7L-7 0Z', sign: 'M-3 0H3' },
}

const Mark = ({ verdict, at: { x, y } }: { verdict: Verdict; at: Point }) => (
  <g className={css.mark[verdict]} transform={`translate(${x} ${y})`}>
    <path className={css.shape} d={MARKS[verdict].shape} />
    <path className={css.sign} d={MARKS[verdict].sign} />
  </g>
)

/** A mark beside text. */
export const InlineMark = ({ verdict }: { verdict: Verdict }) => (
  <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
    <Mark verdict={verdict} at={{ x: 0, y: 0 }} />
  </svg>
)

export const Start = ({ point: { x, y } }: { point: Point }) => (
  <circle className={css.start} cx={x} cy={y} r={6} />
)
