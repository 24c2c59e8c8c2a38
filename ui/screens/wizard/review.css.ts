import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const parts = style({ display: 'grid' })
export const part = style({
  position: 'relative',
  borderBlockStart: `1px solid ${theme.color.line}`,
})
/* Room at its end for the link, which stands beside it but is no part of it. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minBlockSize: '3.25rem',
  paddingBlock: theme.space.xs,
  paddingInlineEnd: '6rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  display: 'grid',
  color: theme.color.primary,
  transition: `transform ${theme.motion.calm} ${theme.motion.easing}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const title = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
export const change = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  minInlineSize: theme.size.target,
  fontWeight: theme.weight.medium,
})
export const body = style({
  display: 'grid',
  gap: theme.space.md,
  paddingBlockEnd: theme.space.lg,
})
export const row = style({ display: 'grid', gap: theme.space.xs })
export const rowTitle = style({ fontSize: theme.font.md, fontWeight: theme.weight.medium })
export const nothing = style({ color: theme.color.inkMuted })
