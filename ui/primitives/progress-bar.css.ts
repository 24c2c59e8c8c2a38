import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const frame = style({ display: 'grid', gap: theme.space.xxs })
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.sm,
  fontSize: theme.font.sm,
})
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.625rem',
  /* Forced colours remove backgrounds, but not borders. */
  border: '1px solid transparent',
  borderRadius: theme.radius.pill,
  overflow: 'hidden',
  background: theme.color.track,
  color: theme.color.primary,
  selectors: {
    '&::-webkit-progress-bar': { background: theme.color.track },
    '&::-webkit-progress-value': {
      background: theme.color.primary,
      borderRadius: theme.radius.pill,
    },
    '&::-moz-progress-bar': { background: theme.color.primary, borderRadius: theme.radius.pill },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&::-webkit-progress-value': {
          transition: `inline-size ${theme.motion.calm} ${theme.motion.easing}`,
        },
      },
    },
    [media.forced]: {
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
})
