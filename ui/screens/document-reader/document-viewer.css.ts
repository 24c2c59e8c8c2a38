import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
})
export const picture = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: theme.space.xs,
  minBlockSize: 0,
})
export const tools = style({ display: 'flex', justifyContent: 'flex-end' })
export const stage = style({
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surfaceSunken,
})
const image = style({ display: 'block', marginInline: 'auto' })
export const fitted = style([image, { maxInlineSize: '100%', blockSize: '100%', objectFit: 'scale-down' }])
/* On a phone a page is legible only at several times the width of the screen. */
export const enlarged = style([
  image,
  {
    inlineSize: '125%',
    maxInlineSize: 'none',
    '@media': { [media.phone]: { inlineSize: '225%' } },
  },
])
