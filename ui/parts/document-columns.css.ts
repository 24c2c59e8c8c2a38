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
globalStyle(cells, { verticalAlign: 'top', '@media': { [wide]: { paddingBlock: '0.6rem' } } })
/* The words of a button stand in its middle. */
globalStyle(`${cells}:nth-child(4)`, { '@media': { [wide]: { paddingBlock: '0.125rem' } } })
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
/* As cards they stand one below the other: what goes on in one moves none of the others aside. */
globalStyle(`${documents} tbody`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '34%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '10.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '8.5rem' } } })

/* Whose list it is. Under another list its headers are those of that one: they are heard, and take no room. */
export const person = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
export const ofPerson = style({})
globalStyle(`:is(${documents}, ${ofPerson}) + ${ofPerson} thead th`, {
  '@media': { [wide]: { paddingBlock: 0, borderBlockEnd: 0, fontSize: 0, lineHeight: 0 } },
})
/* Nothing is there yet: on a phone that takes no line. */
export const noFile = style({})
globalStyle(`${documents} tbody td:has(${noFile})`, { '@media': { [media.phone]: { display: 'none' } } })
/* On a phone what the fund wants has the whole width of the card. */
export const wish = style({})
globalStyle(`${wish} > div > svg`, { '@media': { [media.phone]: { display: 'none' } } })
/* Forced colours draw a box around each button. */
const roomy = 'screen and (min-width: 78em) and (forced-colors: none)'
/* The file and what is done with it, on one line where they fit. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
  minInlineSize: 0,
  '@media': { [roomy]: { flexWrap: 'nowrap' } },
})
/* There its words say enough of each button, and the line is as high as they are. */
globalStyle(`${documents} tbody td:nth-child(2):has(button)`, {
  '@media': { [wide]: { paddingBlock: '0.125rem' } },
})
globalStyle(`${documents} td:nth-child(2) :has(> button)`, {
  '@media': { [roomy]: { flex: '0 0 auto', flexWrap: 'nowrap' } },
})
globalStyle(`${documents} td:nth-child(2) button:not([aria-busy]) > span`, {
  '@media': { [wide]: { display: 'none' } },
})
/* What is folded, line under line. */
export const folds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/* How the row stands, before its name. */
const markOfRow = style({ flexShrink: 0 })
export const mark = styleVariants({
  missing: [markOfRow, { color: theme.color.inkMuted }],
  attached: [markOfRow, { color: theme.tone.success.ink }],
  rejected: [markOfRow, { color: theme.tone.warning.line }],
})
export const named = style({ display: 'flex', gap: theme.space.xs })

/* Compact cards on a phone: the name, the file, and in one line how it stands and what is done, where they fit. */
globalStyle(`${documents} tbody > tr:not(:has([colspan]))`, {
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.space.xs,
      padding: `${theme.space.xs} ${theme.space.sm}`,
    },
  },
})
globalStyle(`${documents} tbody tr:not(:has([colspan])) > :is(th, td:nth-child(2))`, {
  '@media': { [media.phone]: { flex: '1 0 100%', minInlineSize: 0 } },
})
globalStyle(`${documents} tbody tr:not(:has([colspan])) > td:nth-child(3)`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
})
/* Its words are too long to stand beside the situation. */
export const another = style({ '@media': { [media.phone]: { display: 'grid' } } })
globalStyle(`${documents} tbody tr > td:nth-child(4):has(${another})`, {
  '@media': { [media.phone]: { flex: '1 0 100%' } },
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
