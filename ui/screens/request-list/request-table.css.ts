import { globalStyle, style } from '@vanilla-extract/css'

import { narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const table = style({})

/* Side by side where the table is a table; as wide as the card where it is one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.xxs,
  maxInlineSize: '11.5rem',
  marginInline: 'auto -0.5rem',
  '@media': {
    [narrow]: {
      gap: theme.space.xs,
      maxInlineSize: 'none',
      marginInline: 0,
      paddingBlockStart: theme.space.xxs,
    },
  },
})
globalStyle(`${actions} > *`, { '@media': { [narrow]: { flex: '1 1 6.5rem' } } })
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [narrow]: { minInlineSize: 'max-content', borderColor: theme.color.line } },
})
/* The ways to a request stand at the edge; where a request has two, both have room before any text has. */
globalStyle(`${table} thead th:last-child`, { textAlign: 'end' })
/* On paper nothing is pressed, and the others have the room. */
globalStyle(`${table} :is(thead, tbody) :is(th, td):last-child:not([colspan])`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${table}:has(${actions} > :nth-child(2)) thead th:last-child`, { inlineSize: '11.5rem' })
globalStyle(`${table} :is(thead, tbody) :is(th, td):not([colspan])`, {
  '@media': { [wide]: { paddingInline: theme.space.xs } },
})
/* Away from the mark of a row that waits, and above its note. */
globalStyle(`${table} :is(thead, tbody) :is(th, td):first-child:not([colspan])`, {
  '@media': { [wide]: { paddingInlineStart: theme.space.md } },
})
/* What is short stays on one line; what is long takes no room from the others. */
const upTo = (most: string) =>
  style({
    display: 'block',
    inlineSize: 'max-content',
    maxInlineSize: most,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { inlineSize: 'auto', maxInlineSize: 'none' } },
  })
export const plan = upTo('7.75rem')
export const status = upTo('13rem')
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.5rem',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { [narrow]: { flexBasis: '100%', paddingInline: 0 } },
})
/* No width in rem: how wide ten figures are differs between browsers. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/* In lines as the fund wrote it. */
export const wish = style({ maxInlineSize: theme.size.reading, whiteSpace: 'pre-line' })
