import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const scenery = style({
  display: 'none',
  '@media': {
    // Only where help and hills do not meet.
    [`${media.desktop} and (min-height: 36em)`]: {
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: '100%',
      blockSize: 'auto',
    },
  },
})
export const glow = style({ fill: '#FFD54F', opacity: 0.14 })
export const sun = style({ fill: '#FFCA45' })
export const far = style({ fill: '#125AB3' })
export const middle = style({ fill: '#1051A8' })
export const near = style({ fill: theme.color.primaryDark })
