import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* An empty region must not take a row of the grid. */
export const region = style({ selectors: { '&:empty': { display: 'contents' } } })
export const time = style({
  minBlockSize: '1.5em',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
