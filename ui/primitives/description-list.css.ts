import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${theme.space.md} ${theme.space.lg}`,
})
export const term = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { print: { fontSize: '9pt' } },
})
export const value = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere' })
