import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { wide } from '#ui/primitives/table.css.ts'
import { hiddenVisually } from '#ui/primitives/visually-hidden.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const situation = style({ display: 'flex' })
/* The specified word is secondary while the fund does not have the file. */
export const unsent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xs,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
export const attached = style({
  flexBasis: '100%',
  color: theme.color.ink,
  fontSize: theme.font.md,
  fontWeight: theme.weight.medium,
})
/* Align the icon of the button with the heading; its target is larger. */
export const clip = style({
  marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)`,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
})

/* The tables of all people have the same column widths, and the rows align by their first line. */
export const documents = style({})
const cells = `${documents} tbody :is(th, td):not([colspan])`
globalStyle(cells, { verticalAlign: 'top', '@media': { [wide]: { paddingBlock: '0.6rem' } } })
/* The text of a button is centred in its height. */
globalStyle(`${cells}:nth-child(4)`, { '@media': { [wide]: { paddingBlock: '0.125rem' } } })
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
/* The cards are one below the other, so that progress in one card does not move others sideways. */
globalStyle(`${documents} tbody`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '34%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '10.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '8.5rem' } } })

/* The heading names the person. Below another list the column headers are repeated for screen readers only. */
export const person = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
export const ofPerson = style({})
globalStyle(`:is(${documents}, ${ofPerson}) + ${ofPerson} thead th`, {
  '@media': { [wide]: { paddingBlock: 0, borderBlockEnd: 0, fontSize: 0, lineHeight: 0 } },
})
/* An empty cell takes no line on a phone. */
export const noFile = style({})
globalStyle(`${documents} tbody td:has(${noFile})`, { '@media': { [media.phone]: { display: 'none' } } })
/* On a phone the fund's message has the whole width of the card, and is its first line. */
export const correctionRequest = style({
  '@media': { [media.phone]: { margin: `calc(-1 * ${theme.space.md}) calc(-1 * ${theme.space.md}) 0` } },
})
globalStyle(`${correctionRequest} p + div`, { '@media': { [media.phone]: { fontSize: theme.font.sm } } })
globalStyle(`:has(> ${correctionRequest}) > h2`, { '@media': { [media.phone]: hiddenVisually } })
globalStyle(`${correctionRequest} > div > svg`, { '@media': { [media.phone]: { display: 'none' } } })
/* With forced colours each button has a border and needs more width. */
const roomy = 'screen and (min-width: 78em) and (forced-colors: none)'
/* File name and actions are on one line where they fit. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
  minInlineSize: 0,
  '@media': { [roomy]: { flexWrap: 'nowrap' } },
})
/* In a wide table the buttons show their text without an icon, so that the row is one line high. */
globalStyle(`${documents} tbody td:nth-child(2):has(button)`, {
  '@media': { [wide]: { paddingBlock: '0.125rem' } },
})
globalStyle(`${documents} td:nth-child(2) :has(> button)`, {
  '@media': { [roomy]: { flex: '0 0 auto', flexWrap: 'nowrap' } },
})
globalStyle(`${documents} td:nth-child(2) button:not([aria-busy]) > span[aria-hidden]`, {
  '@media': { [wide]: { display: 'none' } },
})
/* The collapsed sections, one per line. */
export const folds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/* The state of the row, before its name. */
const markOfRow = style({ flexShrink: 0 })
export const mark = styleVariants({
  missing: [markOfRow, { color: theme.color.inkMuted }],
  attached: [markOfRow, { color: theme.tone.success.ink }],
  rejected: [markOfRow, { color: theme.tone.warning.line }],
})
/* A link to a row shows the name of the document above its button. */
globalStyle(`${documents} tbody button`, { scrollMarginBlockStart: '6rem' })

export const named = style({ display: 'flex', gap: theme.space.xs })

/* On a phone the card is compact: name, file, and then status and actions on one line where they fit. */
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
/* Its text is too long for a place beside the status. */
export const another = style({ '@media': { [media.phone]: { display: 'grid' } } })
/* So Ver, Baixar and the status have a line of their own. */
globalStyle(
  `${documents} tr:has(${another}) > td:nth-child(2), ${documents} tr:has(${another}) > td:nth-child(2) > *, ${documents} tr:has(${another}) ${file}`,
  {
    '@media': { [media.phone]: { display: 'contents' } },
  },
)
globalStyle(`${documents} tr:has(${another}) ${file} > :first-child`, {
  '@media': { [media.phone]: { flex: '1 0 100%' } },
})
globalStyle(`${documents} tbody tr > td:nth-child(4):has(${another})`, {
  '@media': { [media.phone]: { flex: '1 0 100%' } },
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
