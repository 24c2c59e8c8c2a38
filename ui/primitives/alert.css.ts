import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${theme.space.xxs} ${theme.space.sm}`,
  padding: `${theme.space.sm} ${theme.space.md}`,
  borderRadius: theme.radius.md,
  borderInlineStart: '4px solid',
})

const { info, success, warning, danger } = theme.tone

export const tone = styleVariants({ info, success, warning, error: danger }, ({ ink, ground, line }) => [
  base,
  { color: ink, background: ground, borderColor: line },
])

/* With large text the body goes below the icon. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xxs,
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
