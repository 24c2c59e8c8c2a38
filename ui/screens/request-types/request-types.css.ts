import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const group = style({ display: 'grid', gap: theme.space.sm })
export const title = style({ fontSize: theme.font.lg })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.sm,
})
export const details = style({ whiteSpace: 'pre-line', maxInlineSize: theme.size.reading })
export const points = style({ paddingInlineStart: '1.25em', listStyle: 'disc' })
