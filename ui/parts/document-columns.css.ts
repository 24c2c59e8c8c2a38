import { globalStyle, style } from '@vanilla-extract/css'

import { wide } from '#ui/primitives/table.css.ts'
import { media, theme } from '#ui/theme.css.ts'

/* Scanners make names without a space to break at. */
export const fileName = style({ overflowWrap: 'anywhere' })
export const situation = style({ display: 'flex' })
/* The picture of the button, not the edge of its target, stands under the heading. */
export const clip = style({
  marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)`,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
})

/* The tables of all people line up, and each row by its first line. */
export const documents = style({})
const cells = `${documents} tbody :is(th, td):not([colspan])`
globalStyle(cells, { verticalAlign: 'top', '@media': { [wide]: { paddingBlock: theme.space.md } } })
/* The words of a button stand in its middle. */
globalStyle(`${cells}:nth-child(4)`, { '@media': { [wide]: { paddingBlock: '0.375rem' } } })
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
/* As cards they stand one below the other: what goes on in one moves none of the others aside. */
globalStyle(`${documents} tbody`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '36%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '11.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '9rem' } } })

/* Nothing is dragged with a finger. */
export const drop = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
