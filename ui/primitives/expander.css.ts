import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const expander = style({
  background: theme.color.surface,
  borderRadius: theme.radius.md,
  boxShadow: theme.elevation.low,
  border: '1px solid transparent',
  borderInlineStartWidth: '4px',
  selectors: { '&[open]': { borderInlineStartColor: theme.color.primary } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
  minBlockSize: '3.5rem',
  padding: `${theme.space.sm} ${theme.space.lg}`,
  borderRadius: theme.radius.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.color.surfaceSunken },
  },
  '@media': {
    [media.phone]: { paddingInline: theme.space.md },
    [media.cramped]: { gap: theme.space.xs, paddingInline: theme.space.sm, fontSize: theme.font.sm },
  },
})
/* By level: a part of the page is titled as a card is. */
export const title = styleVariants({ 2: theme.font.lg, 3: theme.font.md }, (fontSize) => ({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize,
  fontWeight: theme.weight.bold,
  '@media': { [media.cramped]: { fontSize: theme.font.sm } },
}))
export const words = style({ minInlineSize: 0, marginInlineEnd: 'auto' })
export const icon = style({
  color: theme.color.primary,
  '@media': { [media.cramped]: { display: 'none' } },
})
export const chevron = style({
  color: theme.color.primary,
  transition: `transform ${theme.motion.calm} ${theme.motion.easing}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  padding: `${theme.space.xs} ${theme.space.lg} ${theme.space.lg}`,
  '@media': { [media.phone]: { paddingInline: theme.space.md } },
})
