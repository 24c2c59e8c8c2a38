import { globalStyle, style } from '@vanilla-extract/css'

import { cellLabel, narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const table = style({})

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
 * A card has three lines: type; plan, protocol and date; status and further actions. The link to the
 * request covers the card, and the other actions are above the link.
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
/* A line break after the second line. */
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
/* Actions are at the edge; a row with two of them has space for both. */
globalStyle(`${table} thead th:last-child`, { textAlign: 'end' })
/* Paper has no actions, so the other columns use the space. */
globalStyle(`${table} :is(thead, tbody) :is(th, td):last-child:not([colspan])`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${table} ${actions}:has(> :nth-child(2))`, {
  '@media': { [wide]: { minInlineSize: '11.5rem' } },
})
/* The type is the only text that wraps, so it has what the other columns do not need. */
globalStyle(`${table} thead th:first-child`, { '@media': { [wide]: { inlineSize: '100%' } } })
globalStyle(`${table} :is(thead, tbody) :is(th, td):not([colspan])`, {
  '@media': { [wide]: { paddingInline: theme.space.xs } },
})
/* Distance to the mark of a row that requires action. */
globalStyle(`${table} :is(thead, tbody) :is(th, td):first-child:not([colspan])`, {
  '@media': { [wide]: { paddingInlineStart: theme.space.md } },
})
/* Short text does not wrap; long text is limited in width. */
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
  '@media': { [wide]: { display: 'block' } },
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
/* Not in rem: the width of ten digits differs between browsers. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
