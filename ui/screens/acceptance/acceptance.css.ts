import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.md}`,
})

/* Side by side where they fit, one per line on a phone. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, auto))',
      justifyContent: 'start',
      alignItems: 'baseline',
      gap: theme.space.xl,
    },
  },
})
export const term = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
const figure = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const after = style([figure, { fontSize: theme.font.xl, fontWeight: theme.weight.bold }])
export const before = style([figure, { fontSize: theme.font.lg }])

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
})
export const person = style({
  minInlineSize: 0,
  paddingBlock: theme.space.sm,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${theme.color.line}` },
  },
})
/* In one line where they fit. */
export const about = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.lg })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xs,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${theme.space.sm} ${theme.space.md}`,
})
export const value = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere' })
export const name = style({
  fontSize: theme.font.md,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
})

/* The tables of all people have the same column widths, wide enough for the longest situation. */
export const judged = style({})
globalStyle(`${judged} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
globalStyle(`${judged} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '14rem' } } })

export const file = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs, minInlineSize: 0 })
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.sm,
})

export const reason = style({ display: 'flex', gap: theme.space.xs, color: theme.color.inkMuted })
export const lacking = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
