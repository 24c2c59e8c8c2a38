import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const link = style({
  position: 'absolute',
  zIndex: theme.layer.snackbar,
  insetInlineStart: theme.space.md,
  insetBlockStart: '-6rem',
  padding: `${theme.space.sm} ${theme.space.lg}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.primaryDark,
  fontWeight: theme.weight.bold,
  selectors: { '&:focus': { insetBlockStart: theme.space.sm } },
})
