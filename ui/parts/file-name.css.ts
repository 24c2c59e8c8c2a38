import { style } from '@vanilla-extract/css'

import { media } from '#ui/theme.css.ts'

/* Names from scanners have no space to break at. */
export const whole = style({ overflowWrap: 'anywhere' })
/* In a column that is too narrow for both ends, the whole name wraps. */
const wrapped = { '@media': { [media.cramped]: { display: 'inline', whiteSpace: 'pre-wrap' } } } as const
export const cut = style([
  whole,
  { display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' },
  { '@media': { [media.cramped]: { display: 'inline' } } },
])
export const start = style({
  minInlineSize: '3em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  ...wrapped,
})
export const end = style({ flexShrink: 0, whiteSpace: 'pre', ...wrapped })
