import { style } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { media, theme } from '#ui/theme.css.ts'

/* The situation stands at the edge, however long the title. */
export const head = style([
  pageHead,
  { gap: theme.space.sm, '@media': { [media.tablet]: { flexWrap: 'nowrap' } } },
])
export const protocol = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
/* Its parts are of the page's own grid. */
export const step = style({ display: 'contents' })
export const legend = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const retry = style({ display: 'flex' })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
})
export const reason = style({
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const lackingTitle = style({ fontWeight: theme.weight.bold })
export const lacking = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
})
export const way = style({ fontWeight: theme.weight.medium })
/* Cancelling stands apart from going on. */
export const givingUp = style({
  display: 'grid',
  paddingBlockStart: theme.space.md,
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': { [media.tablet]: { justifyContent: 'start' } },
})
