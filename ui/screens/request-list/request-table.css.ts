import { globalStyle, style } from '@vanilla-extract/css'

import { cellLabel, narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const table = style({})

/* Side by side where the table is a table. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.xxs,
  maxInlineSize: '11.5rem',
  marginInline: 'auto -0.5rem',
  '@media': { [narrow]: { maxInlineSize: 'none', marginInline: 0 } },
})
/*
 * A card has three lines: the type; plan, protocol and date; the situation and what else can be done. All of it is the
 * link to the request, which lies over the words; the other ways lie over the link.
 */
const card = `${table}${table} tbody > tr`
globalStyle(card, {
  '@media': {
    [narrow]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${theme.space.xxs} 0`,
      padding: theme.space.sm,
    },
  },
})
globalStyle(`${card} > *`, {
  '@media': { [narrow]: { display: 'block', flex: '0 0 auto', maxInlineSize: '100%' } },
})
globalStyle(`${card} > th`, { '@media': { [narrow]: { flexBasis: '100%', padding: 0 } } })
globalStyle(`${card} > [colspan]`, { '@media': { [narrow]: { flexBasis: '100%' } } })
globalStyle(`${card} ${cellLabel}`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${card} > td:is(:nth-child(3), :nth-child(4))::before`, {
  '@media': { [narrow]: { content: '\\00a0·\\00a0' } },
})
globalStyle(`${card} > td:nth-child(n + 2) > div`, { '@media': { [narrow]: { display: 'inline' } } })
globalStyle(`${card} > td`, { '@media': { [narrow]: { fontSize: theme.font.sm } } })
/* Ends the second line. */
globalStyle(`${card}::after`, { '@media': { [narrow]: { content: '', flexBasis: '100%' } } })
globalStyle(`${card} > td:nth-child(n + 5)`, { '@media': { [narrow]: { order: 1 } } })
globalStyle(`${card} > td:nth-child(6)`, { '@media': { [narrow]: { marginInlineStart: 'auto' } } })
const over = `${card} ${actions} > a:first-child`
globalStyle(over, {
  '@media': {
    [narrow]: {
      position: 'absolute',
      inset: 0,
      padding: 0,
      borderColor: 'transparent',
      background: 'transparent',
      fontSize: 0,
    },
  },
})
globalStyle(`${over}:is(:hover, :active)`, {
  '@media': { [narrow]: { borderColor: theme.color.primary, background: 'transparent' } },
})
globalStyle(`${over} > *`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${card} ${actions} > :not(a:first-child)`, {
  '@media': {
    [narrow]: { position: 'relative', minInlineSize: 'max-content', borderColor: theme.color.line },
  },
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
export const expected = style({
  display: 'inline-block',
  paddingInline: theme.space.xs,
  fontSize: theme.font.sm,
})
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.5rem',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { [narrow]: { padding: 0 } },
})
/* No width in rem: how wide ten figures are differs between browsers. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
