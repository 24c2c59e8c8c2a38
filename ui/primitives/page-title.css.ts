import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const header = style({ display: 'grid', gap: theme.space.xs })
export const title = style({
  fontSize: theme.font.xxl,
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.01em',
  color: theme.color.ink,
  '@media': { [media.phone]: { fontSize: theme.font.xl } },
})
export const lead = style({ color: theme.color.inkMuted, maxInlineSize: theme.size.reading })
