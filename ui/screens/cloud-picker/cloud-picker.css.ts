import { globalStyle, style } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const head = style([pageHead, { gap: theme.space.md }])
export const instead = style({ display: 'grid', justifyItems: 'center' })
/* Scanners make names without a space to break at. */
export const fileName = style({ overflowWrap: 'anywhere' })
/* As wide as the buttons that stand in its place in other rows. */
export const scan = style({ display: 'block', maxInlineSize: '11em' })
/* A card needs no sign that something is not there. */
export const none = style({ '@media': { [narrow]: { display: 'none' } } })
export const date = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/* The word, not the edge of its target, stands under the heading; on a card it is the button of the whole card. */
export const choice = style({
  marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)`,
  '@media': { [narrow]: { display: 'grid', marginInlineStart: 0 } },
})
globalStyle(`${choice} > button`, { '@media': { [narrow]: { borderColor: theme.color.line } } })

export const table = style({})
globalStyle(`${table} :is(thead, tbody) :is(th, td)`, {
  '@media': { [wide]: { paddingInline: theme.space.xs } },
})
/* What it is takes two lines at most, whatever a scanner has called the file. */
globalStyle(`${table} thead th:first-child`, { '@media': { [wide]: { inlineSize: '30%' } } })
/* Opening and saving stand side by side. */
globalStyle(`${table} td:nth-child(4) > div`, { '@media': { [wide]: { inlineSize: 'max-content' } } })
/* A card is named by its file, which the table has in its second column. */
globalStyle(`${table} tbody th`, { '@media': { [narrow]: { order: -1 } } })
globalStyle(`${table} tbody td:nth-child(3) > span`, { '@media': { [narrow]: { flexBasis: 'auto' } } })
