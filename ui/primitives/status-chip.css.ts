import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.2rem 0.65rem',
  borderRadius: theme.radius.pill,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.medium,
  lineHeight: theme.leading.tight,
})

export const tone = styleVariants(theme.tone, ({ ink, ground, line }) => [
  chip,
  { color: ink, background: ground, boxShadow: `inset 0 0 0 1px ${line}` },
])
