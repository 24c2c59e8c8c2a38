import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* An e-mail address has no space to break at. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.sm,
  overflowWrap: 'anywhere',
})
export const sheet = style({ display: 'grid', gap: theme.space.lg, minInlineSize: 0 })
export const aside = style({ color: theme.color.inkMuted })
/* One input for all digits, with wide spacing. */
export const code = style({ maxInlineSize: '14rem', fontVariantNumeric: 'tabular-nums' })
