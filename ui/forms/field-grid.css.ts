import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import type { FieldWidth } from '#domain/forms/form.ts'
import { below, frame } from '#ui/primitives/field-frame.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const grid = style({
  display: 'grid',
  /* On a phone two short answers fit abreast, and where the text is large one. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  columnGap: theme.space.sm,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: theme.space.lg },
  },
})

/* What the last line keeps free for messages is room enough at the foot of a card, while there is none. */
globalStyle(`${grid}:has(> [data-last] ${below}):not(:has(> [data-last] ${below} > :not(:empty)))`, {
  marginBlockEnd: `calc(-2 * ${theme.space.md})`,
})

/* Label, control, remarks: abreast they stand at the same heights, however many lines a label takes. */
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
globalStyle(`${cell} > ${frame}`, { gridTemplateRows: 'subgrid' })

const spans = { narrow: 'span 2', half: 'span 3', broad: 'span 4', full: '1 / -1' }

const alone = (gridColumn: string) => [
  cell,
  { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn } } },
]
const paired = (gridColumn: string) => [cell, { '@media': { [media.tablet]: { gridColumn } } }]

export const width = styleVariants({
  narrow: alone(spans.narrow),
  narrowPair: paired(spans.narrow),
  half: alone(spans.half),
  halfPair: paired(spans.half),
  broad: alone(spans.broad),
  broadPair: paired(spans.broad),
  full: alone(spans.full),
} satisfies Record<FieldWidth, unknown>)
