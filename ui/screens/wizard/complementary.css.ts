import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xs })
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xxs,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
