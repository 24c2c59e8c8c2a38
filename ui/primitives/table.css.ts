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

export const ofMany = style({})

/**
 * Up to this width a table with many columns is shown as cards. A media query, because container queries in
 * nested grids took seconds of layout on a page with six tables.
 */
export const narrow = 'screen and (max-width: 62em)'
export const wide = 'screen and (min-width: 62.01em)'

/** The style of rows that are cards. */
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
  // During a drag of files over the row.
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
/** The shadow of the first cell of a row. */
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
/* Screen readers read the header with the cell; this copy is only visible. */
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
/* With large text it goes below its header. */
export const cellContent = style(asCards({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const bareCell = style([cell, asCards({ display: 'block' })])
/* A row and its note look like one row: one background, one mark, no border between them. */
const noted = style({})
globalStyle(`${noted} > *`, { borderBlockEnd: 0 })
const attentionBar = `inset 4px 0 0 ${theme.tone.warning.line}`
const grounds: Readonly<Record<'attention' | 'plain', StyleRule>> = {
  attention: {
    background: theme.tone.warning.ground,
    // WebKit draws no shadow on a `tr`, unless it is a card.
    vars: { [bar]: attentionBar },
    '@media': {
      ...asCards({ boxShadow: attentionBar, vars: { [bar]: 'none' } })['@media'],
      // Higher specificity than the border of the card, which comes later.
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
/* A placeholder for an empty cell; not needed on a card. */
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
