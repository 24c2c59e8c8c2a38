import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const page = style({
  display: 'grid',
  gap: theme.space.lg,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  /* The same position with and without a message. */
  '@media': { [media.desktop]: { paddingBlockStart: 'clamp(0rem, 9vh, 6rem)' } },
})
export const form = style({ display: 'grid', gap: theme.space.sm })
/* An empty live region takes no space; it exists before its text, so that the text is announced. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const actions = style({ display: 'grid', gap: theme.space.xs, paddingBlockStart: theme.space.xs })
