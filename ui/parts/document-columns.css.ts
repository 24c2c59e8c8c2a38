import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { tone } from '#ui/primitives/status-chip.css.ts'
import { hiddenVisually } from '#ui/primitives/visually-hidden.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const situation = style({ display: 'flex' })
export const chip = styleVariants({
  missing: [tone.neutral, { background: 'transparent' }],
  attached: [tone.info],
})
/* The specified word is secondary while the fund does not have the file. */
export const unsent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.xxs}`,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
globalStyle(`${unsent} > :not(:first-child)`, { color: 'inherit', fontWeight: 'inherit' })
globalStyle(`${unsent} svg`, { display: 'none' })

/* A row has the name over the file, and then situation and button; on a phone these are below. */
export const documents = style({})
const row = `${documents} tbody > tr:not(:has([colspan]))`
globalStyle(`${documents} thead`, hiddenVisually)
/* Doubled, as the cards of a table with many columns have a selector of two classes. */
globalStyle(`${documents}${documents} :is(table, tbody)`, { display: 'block' })
globalStyle(`${documents} tbody`, { gap: 0 })
globalStyle(row, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${theme.space.md}`,
  padding: `${theme.space.xs} 0`,
  border: 0,
  borderRadius: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 12.5rem',
      gridAutoColumns: '9rem',
      alignItems: 'start',
    },
  },
})
globalStyle(`${documents} tbody > tr:not(:has([colspan])):not(:first-child)`, {
  borderBlockStart: `1px solid ${theme.color.line}`,
})
globalStyle(`${documents} tbody > tr > *`, { border: 0, padding: 0 })
/* The column is read with the cell, and not repeated beside it. */
globalStyle(`${documents} tbody td > [aria-hidden]:first-child`, { display: 'none' })
globalStyle(`${row} > :is(th, td:nth-child(2))`, {
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: 1 } },
})
/* Name and situation are in the line of the button's words. */
globalStyle(`${row} > :is(th, td:nth-child(3))`, {
  paddingBlock: '0.5rem',
  '@media': { [media.phone]: { paddingBlock: theme.space.xxs } },
})
globalStyle(`${row} > td:nth-child(3)`, {
  '@media': {
    [media.tablet]: { gridArea: '1 / 2 / span 2' },
  },
})
/* On a phone both words are in the line of the button. */
globalStyle(`${row}:has(${unsent})`, { '@media': { [media.phone]: { columnGap: theme.space.xxs } } })
globalStyle(`${row} > td:has(${unsent})`, {
  '@media': { [media.phone]: { flex: '1 1 0', minInlineSize: 'min-content' } },
})
globalStyle(`${row} > td:nth-child(4)`, {
  '@media': { [media.tablet]: { gridArea: '1 / 3 / span 2' } },
})
globalStyle(`${row} > td:nth-child(4)`, { justifySelf: 'end', marginInlineStart: 'auto' })
globalStyle(`${documents} tbody > tr:has(> [colspan])`, {
  display: 'block',
  margin: 0,
  border: 0,
  borderRadius: 0,
})
globalStyle(`${documents} tbody > tr > [colspan]`, { display: 'block', paddingBlockEnd: theme.space.sm })
export const noFile = style({})
globalStyle(`${documents} tbody td:has(${noFile})`, { display: 'none' })
/* A link to a row shows the name of the document above its button. */
globalStyle(`${documents} tbody button`, { scrollMarginBlockStart: '6rem' })
/* Its text is too long for a place beside the situation. */
export const another = style({})
globalStyle(`${row}:has(${another})`, {
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem', gridAutoColumns: '13.5rem' } },
})
globalStyle(`${row} > td:nth-child(4):has(${another})`, {
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
globalStyle(`${another} > button`, { '@media': { [media.phone]: { inlineSize: '100%' } } })
/* File name and actions are on one line where they fit. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.sm,
  minInlineSize: 0,
})
export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const pages = style({ flexShrink: 0, color: theme.color.inkMuted, fontSize: theme.font.sm })

/* The caption is a heading. */
export const person = style({
  paddingBlock: theme.space.xs,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: theme.font.md,
})
globalStyle(`${documents} caption:has(${person})`, { display: 'block', padding: 0 })
/* The collapsed sections, one per line. */
export const folds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/* Touch devices cannot drag files. */
export const drop = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
