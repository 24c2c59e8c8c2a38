import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/* The words, not the room around them, stand where the cell begins. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-2px - ${theme.space.xs})`,
})
/* Where each button has a box to be seen, the boxes stand apart and within the cell. */
globalStyle(links, {
  '@media': { [media.forced]: { gap: theme.space.xs, marginInlineStart: 0 } },
})
/* Side by side in the narrow cell of a card: their words say enough. */
globalStyle(`${links} > button:not([aria-busy]) > span`, { '@media': { [media.phone]: { display: 'none' } } })
