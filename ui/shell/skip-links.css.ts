import { style } from '@vanilla-extract/css'

import { theme, unsafe } from '#ui/theme.css.ts'

export const link = style({
  position: 'absolute',
  zIndex: theme.layer.snackbar,
  insetInlineStart: `calc(${theme.space.md} + ${unsafe.left})`,
  insetBlockStart: '-6rem',
  padding: `${theme.space.sm} ${theme.space.lg}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.primaryDark,
  fontWeight: theme.weight.bold,
  selectors: { '&:focus': { insetBlockStart: `calc(${theme.space.sm} + ${unsafe.top})` } },
})
