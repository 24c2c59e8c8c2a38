import {
  createVar,
  fallbackVar,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css'

import { hiddenVisually } from '#ui/primitives/visually-hidden.css.ts'
import { media, theme } from '#ui/theme.css.ts'

/** Around a table whose columns need more than a phone's width. */
export const ofMany = style({})

/**
 * Up to here a table of many columns is cards. The window decides: to ask each table for its own room would lay the page
 * out again within every grid that it stands in, which takes seconds where a page has six of them.
 */
export const narrow = 'screen and (max-width: 62em)'
/** Beyond it. */
export const wide = 'screen and (min-width: 62.01em)'

/** How it looks once the rows have become cards. */
const asCards = (rules: Omit<StyleRule, '@media' | 'selectors'>): StyleRule => ({
  '@media': { [media.phone]: rules, [narrow]: { selectors: { [`${ofMany} &`]: rules } } },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...asCards({ display: 'block' }),
})
export const caption = style({
  paddingBlockEnd: theme.space.sm,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
})
export const head = style({
  ...asCards(hiddenVisually),
})
export const headCell = style({
  padding: theme.space.sm,
  borderBlockEnd: `2px solid ${theme.color.line}`,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const body = style(
  asCards({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: theme.space.sm,
  }),
)
export const row = style([
  // Files are held over it.
  { selectors: { '&[data-drop]': { outline: `3px dashed ${theme.color.focus}`, outlineOffset: '-3px' } } },
  asCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space.xs,
    padding: theme.space.md,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.md,
  }),
])
/** The shadow that the first cell of a row has. */
const bar = createVar()
export const cell = style({
  padding: theme.space.sm,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '&:first-child': { boxShadow: fallbackVar(bar, 'none') } },
  ...asCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: theme.space.sm,
    padding: 0,
    borderBlockEnd: 0,
  }),
})
/* The header is read with the cell anyway; the copy is for the eye only, on the first line of what it names. */
export const cellLabel = style({
  display: 'none',
  ...asCards({
    display: 'block',
    flex: '0 0 5.5rem',
    color: theme.color.inkMuted,
    fontSize: theme.font.sm,
    lineHeight: `calc(${theme.font.md} * ${theme.leading.body})`,
  }),
})
/* Beside its header; where the text is large, under it. */
export const cellContent = style(asCards({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const bareCell = style([cell, asCards({ display: 'block' })])
/* A row and its note are one: one ground, one mark at the side, no line between them. */
const noted = style({})
globalStyle(`${noted} > *`, { borderBlockEnd: 0 })
const attentionBar = `inset 4px 0 0 ${theme.tone.warning.line}`
const grounds: Readonly<Record<'attention' | 'plain', StyleRule>> = {
  attention: {
    background: theme.tone.warning.ground,
    // WebKit draws no shadow of a `tr`, unless it is a card.
    vars: { [bar]: attentionBar },
    '@media': {
      ...asCards({ boxShadow: attentionBar, vars: { [bar]: 'none' } })['@media'],
      // Stronger than what gives a card its border, which comes later.
      [media.forced]: { selectors: { '&&&': { borderInlineStart: '6px solid CanvasText' } } },
    },
  },
  plain: {},
}
export const notedRow = styleVariants(grounds, (ground) => [
  row,
  noted,
  ground,
  asCards({ gridColumn: '1 / -1', borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 }),
])
export const noteRow = styleVariants(grounds, (ground) => [
  ground,
  asCards({
    display: 'block',
    gridColumn: '1 / -1',
    marginBlockStart: `calc(-1 * ${theme.space.sm})`,
    border: `1px solid ${theme.color.line}`,
    borderBlockStart: 0,
    borderRadius: `0 0 ${theme.radius.md} ${theme.radius.md}`,
  }),
])
export const note = style({
  boxShadow: fallbackVar(bar, 'none'),
  padding: `0 ${theme.space.sm} ${theme.space.sm} ${theme.space.md}`,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  ...asCards({ display: 'block', padding: `0 ${theme.space.md} ${theme.space.md}`, borderBlockEnd: 0 }),
})
/* Stands in a cell that holds nothing; on a card nothing is missing there. */
export const nothing = style(asCards({ display: 'none' }))
/* On a card the name of the row is its title and needs no header. */
export const rowHeader = style({
  fontWeight: theme.weight.bold,
  ...asCards({ display: 'block', order: -1, paddingBlockEnd: theme.space.xxs }),
})
export const emptyRow = style(asCards({ display: 'block', gridColumn: '1 / -1' }))
export const emptyCell = style(asCards({ display: 'block' }))
export const empty = style({
  padding: `${theme.space.xl} ${theme.space.md}`,
  color: theme.color.inkMuted,
  textAlign: 'center',
})
