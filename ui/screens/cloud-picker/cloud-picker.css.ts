import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { narrow, wide } from '#ui/primitives/table.css.ts'
import { theme } from '#ui/theme.css.ts'

export const head = style([pageHead, { gap: theme.space.md }])
export const instead = style({ display: 'grid', justifyItems: 'center' })
/* Names from scanners have no space to break at. */
export const fileName = style({ overflowWrap: 'anywhere' })
/* As wide as the buttons that other rows have in this place. */
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
/* On a card the button covers the whole card. */
export const choice = style({
  '@media': { [wide]: { inlineSize: 'max-content' }, [narrow]: { display: 'grid' } },
})

export const table = style({})
globalStyle(`${table} :is(thead, tbody) :is(th, td)`, {
  '@media': { [wide]: { paddingInline: theme.space.xs } },
})
/* At most two lines, for any file name. */
globalStyle(`${table} thead th:first-child`, { '@media': { [wide]: { inlineSize: '30%' } } })
globalStyle(`${table} td:nth-child(4) > div`, { '@media': { [wide]: { inlineSize: 'max-content' } } })
/* The title of a card is the file name, which is in the second column of the table. */
globalStyle(`${table} tbody th`, { '@media': { [narrow]: { order: -1 } } })
globalStyle(`${table} tbody td:nth-child(3) > span`, { '@media': { [narrow]: { flexBasis: 'auto' } } })
