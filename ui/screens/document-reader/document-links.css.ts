import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/* The words, not the room around them, stand where the cell begins. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-2px - ${theme.space.xs})`,
})
/* Side by side in the narrow cell of a card. */
globalStyle(`${links} > button`, { '@media': { [media.phone]: { paddingInline: theme.space.xs } } })
globalStyle(`${links} svg`, { '@media': { [media.phone]: { display: 'none' } } })
