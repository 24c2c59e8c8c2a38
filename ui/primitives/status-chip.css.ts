import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const chip = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.15rem 0.6rem',
  border: '1px solid transparent',
  borderRadius: theme.radius.pill,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.medium,
  lineHeight: theme.leading.tight,
  maxInlineSize: '100%',
  /* Do not break inside a word. */
  overflowWrap: 'normal',
})

export const tone = styleVariants(theme.tone, ({ ink, ground, line }) => [
  chip,
  { color: ink, background: ground, borderColor: line },
])
