import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { print: { display: 'none' } },
})
