import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/** The vertical layout of a screen. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** A paragraph in a card that is as wide as the screen. */
export const reading = style({ maxInlineSize: theme.size.reading })
/** For pages of text. */
export const narrow = style([page, { maxInlineSize: theme.size.reading }])
