import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

import { SIZES, WEIGHTS } from '../drawing.ts'

const { color } = theme

export const view = style({ display: 'grid', gap: theme.space.xs, minInlineSize: 0 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
})
export const downloads = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' })
export const frame = style({
  maxBlockSize: '75vh',
  overflow: 'auto',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.md,
  background: color.surface,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible', border: 0 } },
})
export const drawing = style({
  display: 'block',
  marginInline: 'auto',
  fontFamily: theme.font.body,
  userSelect: 'none',
  '@media': {
    print: {
      inlineSize: 'auto !important',
      maxInlineSize: '100%',
      maxBlockSize: '80vh',
      breakInside: 'avoid',
    },
  },
})

const plainBox = style({ cursor: 'pointer', outline: 'none' })
globalStyle(`${plainBox} > rect`, {
  fill: color.surface,
  stroke: color.inkMuted,
  strokeWidth: 1.25,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
globalStyle(`${plainBox}:hover > rect`, {
  stroke: color.primary,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
})
globalStyle(`${plainBox}[aria-selected="true"] > rect`, {
  fill: color.primarySoft,
  stroke: color.primary,
  strokeWidth: 3,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'Highlight', strokeWidth: 5 } },
})
globalStyle(`${plainBox}:focus-visible > rect`, {
  stroke: color.focus,
  strokeWidth: 5,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
})
globalStyle(`${plainBox}[data-active] > rect`, {
  stroke: theme.tone.success.line,
  strokeWidth: 4,
  '@media': { [media.forced]: { stroke: 'Highlight', strokeWidth: 5 } },
})
export const ground = style({
  fill: color.surfaceSunken,
  stroke: 'none',
  cursor: 'pointer',
  '@media': { [media.forced]: { fill: 'Canvas' }, print: { fill: '#ffffff' } },
})
const groupBox = style({})
globalStyle(`${groupBox}[aria-selected] > rect`, {
  fill: 'none',
  '@media': { [media.forced]: { fill: 'none' } },
})
const regionBox = style({})
globalStyle(`${regionBox} > rect`, { strokeDasharray: '7 5' })

export const box = {
  atomic: plainBox,
  compound: `${plainBox} ${groupBox}`,
  parallel: `${plainBox} ${groupBox}`,
  region: `${plainBox} ${groupBox} ${regionBox}`,
  final: plainBox,
  history: plainBox,
} as const

export const line = style({ fill: 'none', strokeWidth: 1.25, strokeLinejoin: 'round' })
export const head = style({ stroke: 'none' })

const inks = {
  plain: { ink: color.inkMuted, forced: 'CanvasText', width: 1.25 },
  near: { ink: color.primary, forced: 'CanvasText', width: 2.25 },
  chosen: { ink: theme.tone.danger.line, forced: 'Highlight', width: 3 },
  passed: { ink: theme.tone.success.line, forced: 'CanvasText', width: 1.25 },
  untaken: { ink: theme.tone.warning.line, forced: 'CanvasText', width: 2.25 },
  failed: { ink: theme.tone.danger.line, forced: 'CanvasText', width: 3 },
  added: { ink: theme.tone.success.line, forced: 'CanvasText', width: 3 },
  changed: { ink: theme.tone.warning.line, forced: 'CanvasText', width: 3 },
  removed: { ink: theme.tone.danger.line, forced: 'CanvasText', width: 2.25 },
} as const
export const arrow = styleVariants(inks, () => ({}))
for (const [name, { ink, forced, width }] of Object.entries(inks)) {
  const within = arrow[name as keyof typeof inks]
  globalStyle(`${within} > ${line}`, {
    stroke: ink,
    strokeWidth: width,
    '@media': { [media.forced]: { stroke: forced } },
  })
  globalStyle(`${within} > ${head}`, { fill: ink, '@media': { [media.forced]: { fill: forced } } })
}
globalStyle(`${arrow.untaken} > ${line}`, { strokeDasharray: '3 4' })
globalStyle(`${arrow.removed} > ${line}`, { strokeDasharray: '8 4' })
for (const name of ['added', 'changed', 'removed'] as const)
  globalStyle(`${plainBox}[data-mark="${name}"] > rect`, {
    stroke: inks[name].ink,
    strokeWidth: inks[name].width,
    '@media': { [media.forced]: { stroke: inks[name].forced } },
  })
globalStyle(`${plainBox}[data-mark="removed"] > rect`, { strokeDasharray: '8 4' })

export const shape = style({ stroke: 'none' })
export const sign = style({
  fill: 'none',
  stroke: color.surface,
  strokeWidth: 1.75,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
})
const { plain, near, chosen, ...inksOfMarks } = inks
export const mark = styleVariants(inksOfMarks, () => ({}))
for (const [name, within] of Object.entries(mark))
  globalStyle(`${within} > ${shape}`, {
    fill: inks[name as keyof typeof mark].ink,
    '@media': { [media.forced]: { fill: 'CanvasText' } },
  })
export const start = style({ fill: color.ink, '@media': { [media.forced]: { fill: 'CanvasText' } } })

/* Text stays readable where an arrow crosses it. */
const halo = style({
  stroke: color.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forced]: { stroke: 'Canvas' } },
})
const lineText = styleVariants(SIZES, (size, name) => ({
  fill: color.ink,
  fontSize: `${size}px`,
  fontWeight: WEIGHTS[name],
  '@media': { [media.forced]: { fill: 'CanvasText' } },
}))
export const text = {
  title: `${lineText.title} ${halo}`,
  line: `${lineText.line} ${halo}`,
  event: `${lineText.event} ${halo}`,
  label: `${lineText.label} ${halo}`,
} as const
globalStyle(`${drawing} text[data-chosen]`, {
  fill: theme.tone.danger.line,
  textDecoration: 'underline',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
