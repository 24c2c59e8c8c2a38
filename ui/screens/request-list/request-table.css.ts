import { globalStyle, style } from '@vanilla-extract/css'

import { narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const table = style({})

/* Side by side where the table is a table; as wide as the card where it is one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.xxs,
  maxInlineSize: '11rem',
  marginInline: 'auto -0.5rem',
  '@media': {
    [narrow]: {
      gap: theme.space.xs,
      maxInlineSize: 'none',
      marginInline: 0,
      paddingBlockStart: theme.space.xxs,
    },
  },
})
globalStyle(`${actions} > *`, { '@media': { [narrow]: { flex: '1 1 8rem' } } })
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [narrow]: { borderColor: theme.color.line } },
})
/* The ways to a request stand at the edge; where a request has two, both have room before any text has. */
globalStyle(`${table} thead th:last-child`, { textAlign: 'end' })
globalStyle(`${table}:has(${actions} > :nth-child(2)) thead th:last-child`, { inlineSize: '11rem' })
globalStyle(`${table} :is(thead, tbody) :is(th, td):not([colspan])`, {
  '@media': { [wide]: { paddingInline: theme.space.xs } },
})
/* A short name stays on one line. */
export const plan = style({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '6.75rem',
  '@media': { [narrow]: { inlineSize: 'auto', maxInlineSize: 'none' } },
})
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.5rem',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { [narrow]: { flexBasis: '100%', paddingInline: 0 } },
})
const figures = style({ fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { whiteSpace: 'nowrap' } } })
export const protocol = figures
export const date = figures
export const wish = style({ maxInlineSize: theme.size.reading })
