import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/** The parts of a screen, one below the other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  minInlineSize: 0,
})
/** Its title, and what stands beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** For text that is read rather than filled in. */
export const narrow = style([page, { maxInlineSize: theme.size.reading }])
