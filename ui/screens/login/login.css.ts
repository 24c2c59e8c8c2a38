import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const page = style({
  display: 'grid',
  gap: theme.space.lg,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  /* A little under the middle of the window, wherever there is room; the same before and after a message. */
  '@media': { [media.desktop]: { paddingBlockStart: 'clamp(0rem, 9vh, 6rem)' } },
})
export const form = style({ display: 'grid', gap: theme.space.sm })
/* Stands empty, without a gap of its own, until there is news: only then is it read aloud. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const actions = style({ display: 'grid', gap: theme.space.xs, paddingBlockStart: theme.space.xs })
