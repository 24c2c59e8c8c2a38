import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.sm,
  padding: `${theme.space.sm} ${theme.space.md}`,
  borderRadius: theme.radius.md,
  borderInlineStart: '4px solid',
})

const { info, success, warning, danger } = theme.tone

export const tone = styleVariants({ info, success, warning, error: danger }, ({ ink, ground, line }) => [
  base,
  { color: ink, background: ground, borderColor: line },
])

export const body = style({ display: 'grid', gap: theme.space.xxs, minInlineSize: 0 })
