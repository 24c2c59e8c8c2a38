import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const content = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs })
/* Large enough to see whether it can be read. */
export const thumbnail = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '13rem',
  maxInlineSize: '100%',
  blockSize: '13rem',
  overflow: 'hidden',
  background: theme.color.surfaceSunken,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  color: theme.color.inkMuted,
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start' })
