import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { wide } from '#ui/primitives/table.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const situation = style({ display: 'flex' })
/* The picture of the button, not the edge of its target, stands under the heading. */
export const clip = style({
  marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)`,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
})

/* The tables of all people line up, and each row by its first line. */
export const documents = style({})
const cells = `${documents} tbody :is(th, td):not([colspan])`
globalStyle(cells, { verticalAlign: 'top', '@media': { [wide]: { paddingBlock: theme.space.sm } } })
/* The words of a button stand in its middle. */
globalStyle(`${cells}:nth-child(4)`, { '@media': { [wide]: { paddingBlock: '0.125rem' } } })
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
/* As cards they stand one below the other: what goes on in one moves none of the others aside. */
globalStyle(`${documents} tbody`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '40%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '10.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '8.5rem' } } })

/* Whose list it is. */
export const person = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
/* The file and what is done with it, on one line where they fit. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
  minInlineSize: 0,
})
/* How the row stands, before its name. */
const markOfRow = style({ flexShrink: 0 })
export const mark = styleVariants({
  missing: [markOfRow, { color: theme.color.inkMuted }],
  attached: [markOfRow, { color: theme.tone.success.ink }],
  rejected: [markOfRow, { color: theme.tone.warning.line }],
})
export const named = style({ display: 'flex', gap: theme.space.xs })

/* Compact cards on a phone: the name and what is done beside it, the rest under it in a line. */
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
/* Its words are too long to stand beside the name. */
export const another = style({ '@media': { [media.phone]: { display: 'grid' } } })
globalStyle(`${documents} tbody tr > td:nth-child(4):has(${another})`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1', order: 0 } },
})
globalStyle(`${documents} tbody td > [aria-hidden]:first-child`, {
  '@media': { [media.phone]: { display: 'none' } },
})

/* Nothing is dragged with a finger. */
export const drop = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
