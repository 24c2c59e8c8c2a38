import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const document = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' })
export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
})
