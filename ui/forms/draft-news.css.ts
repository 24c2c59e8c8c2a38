import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* Empty, it takes no room of the page's grid. */
export const region = style({ selectors: { '&:empty': { display: 'contents' } } })
/* A line of its own over the buttons of a form. */
export const time = style({
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
