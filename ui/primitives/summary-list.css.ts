import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.sm} ${theme.space.lg}`,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/* Of an odd number the first, often the longest, has a line of its own. */
export const item = style({ selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } })
export const term = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  lineHeight: theme.leading.tight,
  '@media': { print: { fontSize: '9pt' } },
})
export const value = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere' })
