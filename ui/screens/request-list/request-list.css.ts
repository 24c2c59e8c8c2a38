import { globalStyle, style } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const head = style([pageHead, { gap: theme.space.md }])
/* On a phone the one that begins something comes first. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', inlineSize: '100%' } },
})
export const sent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.md}`,
  /* The sentence stays the first line, beside the icon, whatever the height of the link. */
  '@media': {
    [media.tablet]: { marginBlock: `calc((1em * ${theme.leading.body} - ${theme.size.target}) / 2)` },
  },
})
/* Under the sentence its words begin where the sentence does. */
globalStyle(`${sent} > a`, {
  '@media': { [media.phone]: { marginInlineStart: `calc(-2px - ${theme.space.md})` } },
})
export const search = style({ maxInlineSize: '22rem', '@media': { print: { display: 'none' } } })
export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.sm,
  color: theme.color.inkMuted,
  textAlign: 'center',
})
