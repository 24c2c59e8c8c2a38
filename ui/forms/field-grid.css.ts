import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const grid = style({
  display: 'grid',
  gap: `${theme.space.sm} ${theme.space.lg}`,
  minInlineSize: 0,
  /* The line that each field keeps free for a message is room enough at the foot of a card. */
  marginBlockEnd: `calc(-1 * ${theme.space.md})`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const cell = style({ minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } })
const spans = { narrow: 'span 2', half: 'span 3', broad: 'span 4', full: '1 / -1' }

export const width = styleVariants(spans, (gridColumn) => [
  cell,
  { '@media': { [media.tablet]: { gridColumn } } },
])
