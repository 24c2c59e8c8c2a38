import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/* Align the text of the links, not their padding, with the cell. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-2px - ${theme.space.xs})`,
})
globalStyle(links, {
  '@media': { [media.forced]: { gap: theme.space.xs, marginInlineStart: 0 } },
})
/* Side by side in the narrow cell of a card: no icons. */
globalStyle(`${links} > button:not([aria-busy]) > span[aria-hidden]`, {
  '@media': { [media.phone]: { display: 'none' } },
})
