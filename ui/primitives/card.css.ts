import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const sheet = style({
  minInlineSize: 0,
  padding: theme.space.lg,
  background: theme.color.surface,
  /* Forced colours remove backgrounds and shadows, but not borders. */
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  boxShadow: theme.elevation.low,
  '@media': { [media.phone]: { padding: theme.space.md } },
})
export const card = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space.md,
  },
])
export const title = style({
  fontSize: theme.font.lg,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
})
