import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.xs,
  overflowWrap: 'anywhere',
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center' })
/* Their icons and words begin below those of the page. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-2px - ${theme.space.xs})`,
})
