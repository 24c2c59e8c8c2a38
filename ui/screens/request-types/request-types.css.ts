import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const group = style({ display: 'grid', gap: theme.space.sm })
export const title = style({ fontSize: theme.font.lg })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.sm,
})
export const details = style({ whiteSpace: 'pre-line', maxInlineSize: theme.size.reading })
export const points = style({ paddingInlineStart: '1.25em', listStyle: 'disc' })
export const underWay = style({ display: 'grid', gap: theme.space.xs, listStyle: 'none' })
export const documents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  paddingBlockEnd: theme.space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const inCase = style({
  paddingBlockEnd: theme.space.xs,
  fontSize: theme.font.md,
  fontWeight: theme.weight.bold,
})
