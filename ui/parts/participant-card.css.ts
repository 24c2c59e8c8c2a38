import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.md,
  padding: `${theme.space.md} ${theme.space.lg}`,
  background: theme.color.surface,
  /* Seen where the participant's own colours take grounds and shadows away. */
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  boxShadow: theme.elevation.low,
})
export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  flexShrink: 0,
  borderRadius: theme.radius.pill,
  background: theme.color.primarySoft,
  color: theme.color.primary,
  '@media': { [media.cramped]: { display: 'none' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xs} ${theme.space.xl}`,
  minInlineSize: 0,
})
export const term = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const value = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' })
