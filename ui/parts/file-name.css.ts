import { style } from '@vanilla-extract/css'

/* Scanners make names without a space to break at. */
export const whole = style({ overflowWrap: 'anywhere' })
export const cut = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' })
export const start = style({
  minInlineSize: '3em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})
export const end = style({ flexShrink: 0, whiteSpace: 'pre' })
