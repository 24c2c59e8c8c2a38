import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const header = style({ display: 'grid', gap: theme.space.xs, minInlineSize: 0 })
export const title = style({
  fontSize: theme.font.xxl,
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.01em',
  color: theme.color.ink,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      inlineSize: '3rem',
      blockSize: '4px',
      marginBlockStart: theme.space.xs,
      borderRadius: theme.radius.pill,
      background: theme.color.sun,
    },
  },
  '@media': {
    [media.phone]: { fontSize: theme.font.xl },
    [media.cramped]: { fontSize: theme.font.lg },
  },
})
export const lead = style({ color: theme.color.inkMuted, maxInlineSize: theme.size.reading })
