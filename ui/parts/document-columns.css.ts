import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { wide } from '#ui/primitives/table.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const situation = style({ display: 'flex' })
/* Align the icon of the button with the heading; its target is larger. */
export const clip = style({
  marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)`,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
})

/* The tables of all people have the same column widths, and the rows align by their first line. */
export const documents = style({})
const cells = `${documents} tbody :is(th, td):not([colspan])`
globalStyle(cells, { verticalAlign: 'top', '@media': { [wide]: { paddingBlock: theme.space.sm } } })
globalStyle(`${cells}:nth-child(4)`, { '@media': { [wide]: { paddingBlock: '0.125rem' } } })
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
/* The cards are one below the other, so that progress in one card does not move others sideways. */
globalStyle(`${documents} tbody`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '40%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '10.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '8.5rem' } } })

export const person = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
/* File name and actions are on one line where they fit. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
  minInlineSize: 0,
})
const markOfRow = style({ flexShrink: 0 })
export const mark = styleVariants({
  missing: [markOfRow, { color: theme.color.inkMuted }],
  attached: [markOfRow, { color: theme.tone.success.ink }],
  rejected: [markOfRow, { color: theme.tone.warning.line }],
})
export const named = style({ display: 'flex', gap: theme.space.xs })

/* On a phone the card is compact: name and action in the first line, the rest below. */
globalStyle(`${documents} tbody > tr:not(:has([colspan]))`, {
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${theme.space.xs}`,
      padding: `${theme.space.xs} ${theme.space.sm}`,
    },
  },
})
globalStyle(`${documents} tbody tr > td:nth-child(2), ${documents} tbody tr > td:nth-child(3)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
globalStyle(`${documents} tbody tr > td:nth-child(4)`, {
  '@media': { [media.phone]: { order: -1 } },
})
/* Its text is too long for a place beside the name. */
export const another = style({ '@media': { [media.phone]: { display: 'grid' } } })
globalStyle(`${documents} tbody tr > td:nth-child(4):has(${another})`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1', order: 0 } },
})
globalStyle(`${documents} tbody td > [aria-hidden]:first-child`, {
  '@media': { [media.phone]: { display: 'none' } },
})

/* Touch devices cannot drag files. */
export const drop = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
