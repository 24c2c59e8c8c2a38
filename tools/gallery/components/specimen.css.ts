import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const specimen = style({
  display: 'grid',
  gap: theme.space.sm,
  minInlineSize: 0,
  paddingBlockEnd: theme.space.lg,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const name = style({ fontSize: theme.font.md, fontWeight: theme.weight.bold })
export const use = style({ maxInlineSize: theme.size.reading, color: theme.color.inkMuted })
export const shown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.md,
})
export const stacked = style({ display: 'grid', gap: theme.space.md, minInlineSize: 0 })
export const onPrimary = style({
  vars: { [theme.color.focus]: theme.color.focusOnPrimary },
  padding: theme.space.sm,
  borderRadius: theme.radius.md,
  background: theme.color.primary,
  color: theme.color.onPrimary,
})
