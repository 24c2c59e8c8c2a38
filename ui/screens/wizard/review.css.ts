import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  paddingBlock: `${theme.space.md} ${theme.space.lg}`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
})
export const title = style({
  minInlineSize: 0,
  fontSize: theme.font.md,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
})
export const notGiven = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  color: theme.tone.danger.ink,
  fontWeight: theme.weight.medium,
})
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  minInlineSize: theme.size.target,
  marginInlineStart: 'auto',
  fontWeight: theme.weight.medium,
  selectors: {
    '&[aria-disabled="true"]': { color: theme.color.offInk, textDecoration: 'none', cursor: 'not-allowed' },
  },
})
export const row = style({
  display: 'grid',
  gap: theme.space.xs,
  selectors: { '& + &': { marginBlockStart: theme.space.sm } },
})
export const rowTitle = style({ fontSize: theme.font.md, fontWeight: theme.weight.medium })
export const nothing = style({ color: theme.color.inkMuted })
