import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* Side by side where the table is a table; on a narrow card one below the other if they must. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xxs,
  marginInline: '-0.5rem',
  minInlineSize: '11rem',
})
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.5rem',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
export const protocol = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const date = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const wish = style({ maxInlineSize: theme.size.reading })
