import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const head = style([pageHead, { gap: theme.space.md }])
export const instead = style({ display: 'grid', justifyItems: 'center' })
/* Scanners make names without a space to break at. */
export const fileName = style({ overflowWrap: 'anywhere' })
/* As wide as the buttons that stand in its place in other rows. */
const said = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.xs,
  '@media': { [wide]: { maxInlineSize: '13em' } },
})
export const scan = styleVariants({
  waiting: [said, { color: theme.color.inkMuted }],
  infected: [said, { color: theme.tone.danger.ink }],
  rejected: [said, { color: theme.tone.warning.line, fontWeight: theme.weight.medium }],
})
export const date = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/* On a card it is the button of the whole card. */
export const choice = style({
  '@media': { [wide]: { inlineSize: 'max-content' }, [narrow]: { display: 'grid' } },
})

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
