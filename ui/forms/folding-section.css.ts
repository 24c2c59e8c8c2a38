import { style } from '@vanilla-extract/css'

import { sheet } from '#ui/primitives/card.css.ts'
import { media, theme } from '#ui/theme.css.ts'

/** All sections of a step share one sheet. */
export const sections = style([sheet, { paddingBlock: 0, '@media': { [media.phone]: { paddingBlock: 0 } } }])
export const section = style({
  paddingBlock: theme.space.xs,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
})
/* The action is in the line of the title, unless the text is very large. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: theme.space.sm,
  minBlockSize: theme.size.target,
  paddingBlock: theme.space.xs,
})
export const named = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  minInlineSize: 'min-content',
  alignItems: 'baseline',
  columnGap: theme.space.sm,
})
export const summary = style([
  head,
  {
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])
export const title = style({
  fontSize: theme.font.lg,
  fontWeight: theme.weight.bold,
  lineHeight: theme.leading.tight,
  overflowWrap: 'anywhere',
})
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.sm,
  fontSize: theme.font.sm,
})
export const muted = style({ color: theme.color.inkMuted })
export const unfold = style({
  color: theme.color.primary,
  fontWeight: theme.weight.medium,
  textDecoration: 'underline',
  selectors: { '[open] > summary > &': { display: 'none' } },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  paddingBlockEnd: theme.space.md,
})
export const help = style({ color: theme.color.inkMuted, maxInlineSize: theme.size.reading })
export const readBack = style({
  paddingBlockEnd: theme.space.md,
  overflowWrap: 'anywhere',
  selectors: { '[open] + &': { display: 'none' } },
})
