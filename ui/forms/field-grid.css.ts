import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import type { FieldWidth } from '#domain/forms/form.ts'
import { below, frame } from '#ui/primitives/field-frame.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const grid = style({
  display: 'grid',
  /* On a phone two short fields fit side by side, with large text one. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  columnGap: theme.space.sm,
  minInlineSize: 0,
  /* Each line has a margin below it; this removes the last one. */
  marginBlockEnd: `calc(-1 * ${theme.space.sm})`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: theme.space.md },
  },
})

/* Label, control and remarks are rows of a subgrid, so that fields side by side align. */
const cell = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 3',
  minInlineSize: 0,
  paddingBlockEnd: theme.space.sm,
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`${cell} > :first-child`, { gridRow: '1 / span 3' })
globalStyle(`${cell} > ${frame}`, { gridTemplateRows: 'subgrid', gridTemplateColumns: 'minmax(0, 1fr)' })
/*
 * The line for remarks takes no space until there is one; lookups show theirs at any time, so their space
 * is kept.
 */
globalStyle(`${cell}:not([data-looked-up]) ${below}`, { minBlockSize: 0, paddingBlockEnd: 0 })
/* With the gap over it, a field without a remark is as far from the next one as a field with one. */
globalStyle(`${cell} ${below} > :last-child:not(:empty)`, { marginBlockEnd: theme.space.xxs })
/* The input is as wide as its answer is long. */
globalStyle(`${cell} input[size]`, { inlineSize: 'auto', maxInlineSize: '100%', justifySelf: 'start' })

const spans = { short: 'span 3', narrow: 'span 4', half: 'span 6', broad: 'span 8', full: '1 / -1' }

const alone = (gridColumn: string) => [
  cell,
  { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn } } },
]
const paired = (gridColumn: string) => [cell, { '@media': { [media.tablet]: { gridColumn } } }]

export const width = styleVariants({
  short: alone(spans.short),
  shortPair: paired(spans.short),
  narrow: alone(spans.narrow),
  narrowPair: paired(spans.narrow),
  half: alone(spans.half),
  halfPair: paired(spans.half),
  broad: alone(spans.broad),
  full: alone(spans.full),
} satisfies Record<FieldWidth, unknown>)
