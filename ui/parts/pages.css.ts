import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const content = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start' })
