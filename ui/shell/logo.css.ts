import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/* In forced colours each line has a background, which must not cover the cedilla above it. */
export const logo = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs, lineHeight: 1.3 })
export const mark = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  '@media': { [media.phone]: { inlineSize: '2.5rem', blockSize: '2.5rem' } },
})
export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 })
export const sun = style({ fill: theme.color.sun })
export const water = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' })
export const name = style({ display: 'grid' })
export const small = style({ fontSize: theme.font.sm, letterSpacing: '0.04em' })
export const large = style({
  fontSize: '1.5rem',
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.01em',
  '@media': { [media.phone]: { fontSize: '1.125rem' } },
})
