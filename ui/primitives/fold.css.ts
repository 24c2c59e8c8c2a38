import { globalStyle, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const fold = style({ minInlineSize: 0 })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minBlockSize: theme.size.target,
  color: theme.color.primary,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
globalStyle(`${fold}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.sm,
  paddingBlockStart: theme.space.xs,
})
