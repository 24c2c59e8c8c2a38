import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
})
export const name = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs, minInlineSize: 0 })
export const muted = style({ color: theme.color.inkMuted })
/* Scanners make names without a space to break at. */
export const file = style({ overflowWrap: 'anywhere' })
/* Where there is a receipt, it is what the paper shows. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
