import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
})
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.md,
})
export const muted = style({ color: theme.color.inkMuted })
/* Scanners make names without a space to break at. */
export const file = style({ overflowWrap: 'anywhere' })
/* Where there is a receipt, it is what the paper shows. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/* The tables of all people line up. */
export const documents = style({})
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '36%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '11.5rem' } } })
