import { style } from '@vanilla-extract/css'

import { head as pageHead } from '#ui/primitives/page.css.ts'
import { theme } from '#ui/theme.css.ts'

export const head = style([pageHead, { gap: theme.space.sm }])
export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.md}`,
})
export const muted = style({ color: theme.color.inkMuted })
/* If there is a receipt, it is printed instead. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
