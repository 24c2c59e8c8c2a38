import { globalStyle, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* Keep the line breaks of the fund. */
export const correctionRequest = style({ maxInlineSize: theme.size.reading, whiteSpace: 'pre-line' })
export const way = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.md,
  paddingBlock: theme.space.xs,
})
/* The deadline. */
globalStyle(`${way} > p`, { fontWeight: theme.weight.medium })
