import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.space.md,
})
export const swatch = style({ display: 'grid', gap: theme.space.xxs, fontSize: theme.font.sm })

const patch = style({
  blockSize: '3rem',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
})
export const color = styleVariants(theme.color, (background) => [patch, { background }])
export const tone = styleVariants(theme.tone, ({ ink, ground, line }) => [
  patch,
  { display: 'grid', placeItems: 'center', color: ink, background: ground, borderColor: line },
])
export const elevation = styleVariants(theme.elevation, (boxShadow) => [patch, { boxShadow }])
export const radius = styleVariants(theme.radius, (borderRadius) => [patch, { borderRadius }])

const bar = style({ blockSize: '0.75rem', background: theme.color.primary })
export const space = styleVariants(theme.space, (inlineSize) => [bar, { inlineSize }])

const { body: _, ...sizes } = theme.font
export const text = styleVariants(sizes, (fontSize) => ({ fontSize, lineHeight: theme.leading.tight }))
