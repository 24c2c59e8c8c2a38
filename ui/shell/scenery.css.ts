import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const scenery = style({
  display: 'none',
  '@media': {
    // Only where the help does not overlap the hills.
    [`${media.desktop} and (min-height: 36em)`]: {
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: '100%',
      blockSize: 'auto',
    },
    [media.forced]: { display: 'none' },
  },
})
export const glow = style({ fill: theme.color.sun, opacity: 0.14 })
export const sun = style({ fill: theme.color.sun })
export const far = style({ fill: theme.color.hillFar })
export const middle = style({ fill: theme.color.hillNear })
export const near = style({ fill: theme.color.primaryDark })
