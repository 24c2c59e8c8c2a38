import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const page = style({
  display: 'grid',
  gap: theme.space.lg,
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
})
export const form = style({ display: 'grid', gap: theme.space.sm })
/* Stands empty, without a gap of its own, until there is news: only then is it read aloud. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const actions = style({ display: 'grid', gap: theme.space.xs, paddingBlockStart: theme.space.xs })
