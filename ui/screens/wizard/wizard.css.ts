import { globalStyle, style } from '@vanilla-extract/css'

import { page, head as pageHead } from '#ui/primitives/page.css.ts'
import { covered, media, theme, unsafe } from '#ui/theme.css.ts'

/* The status is at the edge, however long the title is, and facts are below it; on a phone on lines of their own. */
export const head = style([
  pageHead,
  {
    gap: theme.space.sm,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: 0,
        justifyItems: 'end',
      },
    },
  },
])
globalStyle(`${head} > :first-child`, {
  '@media': {
    [media.tablet]: { gridRow: 'span 2', justifySelf: 'start' },
    /* Beside it, a longer status would wrap, and move the page. */
    [media.phone]: { flexBasis: '100%' },
  },
})
/* Their lines are there before their words, which may come by themselves. */
export const facts = style({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  columnGap: theme.space.md,
  minBlockSize: '1.5em',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { [media.phone]: { display: 'block', minBlockSize: '3em' } },
})
export const protocol = style({ display: 'flex', columnGap: theme.space.xs })
/* Its children are items of the page's grid. */
export const step = style({ display: 'contents' })
/* Smaller gaps show more of a form at once. */
globalStyle(`${page}:has(> ${step})`, {
  gap: theme.space.md,
  '@media': { [media.phone]: { gap: theme.space.sm } },
})
export const legend = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const retry = style({ display: 'flex' })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
})
/* Its children are items of the page's grid, so that the bar is sticky over the whole page. */
export const spreadActions = style({ display: 'contents' })
/* Sticky at the foot of the window if the window is high enough. */
const high = 'screen and (min-height: 32em)'
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.xs} ${theme.space.md}`,
  padding: `${theme.space.sm} ${theme.space.md}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  boxShadow: theme.elevation.low,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: theme.space.xs,
    },
    [high]: { position: 'sticky', insetBlockEnd: `max(${covered}, ${unsafe.bottom})`, zIndex: 1 },
    print: { display: 'none' },
  },
})
/* A focused control is not covered by the bar. */
globalStyle(`html:has(${foot})`, {
  '@media': { [high]: { scrollPaddingBlockEnd: `calc(${covered} + 9rem)` } },
})
export const reason = style({
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const lackingTitle = style({ fontWeight: theme.weight.bold })
export const lackingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  minInlineSize: 0,
})
export const state = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': { [media.phone]: { fontSize: theme.font.sm } },
})
export const way = style({ fontWeight: theme.weight.medium })
/* The button that cancels the request is apart from the others. */
export const givingUp = style({
  display: 'grid',
  marginBlockStart: theme.space.xs,
  paddingBlockStart: theme.space.lg,
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': { [media.tablet]: { justifyContent: 'start' } },
})
