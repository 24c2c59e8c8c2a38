import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const inner = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.sm,
  minInlineSize: 0,
  padding: theme.space.md,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
})

/* A floating legend is laid out like any other child; otherwise it would sit in the border, above the padding. */
const legend = style({ float: 'left', inlineSize: '100%' })
export const cardLegend = style([legend, { fontSize: theme.font.lg, fontWeight: theme.weight.bold }])
export const innerLegend = style([legend, { fontWeight: theme.weight.bold }])
export const heading = style({ fontSize: 'inherit', fontWeight: 'inherit' })
export const help = style({ color: theme.color.inkMuted, maxInlineSize: theme.size.reading })
