import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: theme.space.xs,
  maxInlineSize: theme.size.reading,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
})
export const declaration = style({ display: 'grid', gap: theme.space.xs, maxInlineSize: theme.size.reading })
