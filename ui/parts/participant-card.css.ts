import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.md}`,
  overflowWrap: 'anywhere',
})
export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.xs}` })
export const term = style({ color: theme.color.inkMuted })
export const value = style({ fontWeight: theme.weight.bold })
