import { globalStyle, style } from '@vanilla-extract/css'

import { head as pageHead, page as pageParts } from '#ui/primitives/page.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const page = style([pageParts, { '@media': { [media.phone]: { gap: theme.space.md } } }])
export const head = style([
  pageHead,
  { gap: theme.space.md, '@media': { [media.phone]: { gap: theme.space.sm, fontSize: theme.font.sm } } },
])
export const whose = style({ display: 'grid', gap: theme.space.xs, minInlineSize: 0 })
/* On a phone both are on one line, with the button for a new request first. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      flexDirection: 'row-reverse',
      gap: theme.space.xs,
      inlineSize: '100%',
    },
    [media.cramped]: { flexDirection: 'column-reverse' },
  },
})
globalStyle(`${ways} > *`, {
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: theme.space.xxs, fontSize: 'inherit' } },
})
globalStyle(`${ways} > * > [aria-hidden]`, { '@media': { [media.phone]: { display: 'none' } } })
export const search = style({ maxInlineSize: '22rem', '@media': { print: { display: 'none' } } })
export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.sm,
  color: theme.color.inkMuted,
  textAlign: 'center',
})

/* The button's own height separates its text from the table. */
export const withdrawal = style({ display: 'flex', marginBlockStart: `calc(-1 * ${theme.space.xs})` })
