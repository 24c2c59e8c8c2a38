import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const list = style({ display: 'grid', gap: theme.space.md })
export const empty = style({ color: theme.color.inkMuted })
export const total = style({ fontWeight: theme.weight.bold })
export const origin = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  padding: `${theme.space.xs} ${theme.space.md}`,
  borderRadius: theme.radius.md,
  background: theme.color.surfaceSunken,
})
export const removedName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const end = style({ display: 'flex', justifyContent: 'flex-end' })
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
})
