import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
})
export const sent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.md}`,
})
export const search = style({ maxInlineSize: '22rem' })
export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.sm,
  color: theme.color.inkMuted,
  textAlign: 'center',
})
