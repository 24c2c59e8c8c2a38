import { globalStyle, style } from '@vanilla-extract/css'

import { variant } from '#ui/primitives/button.css.ts'
import { media, theme } from '#ui/theme.css.ts'

/* The input covers the button. */
export const trigger = style([
  variant.secondary,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: `0 ${theme.space.xs}`,
    overflow: 'hidden',
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
      '&[data-drop]': { background: theme.color.primarySoft, borderStyle: 'dashed' },
      '&:has(:disabled)': { color: theme.color.offInk, borderColor: theme.color.offLine },
    },
  },
])
/* Touch devices cannot drag files. */
export const drop = style({
  fontWeight: theme.weight.regular,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})

export const files = style({ display: 'grid', gap: theme.space.md })
export const file = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.sm,
  '@media': { [media.phone]: { gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'center' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xxs,
  '@media': { [media.phone]: { display: 'contents' } },
})
/* On a phone names of documents differ only at their end, for which there is room in the whole line. */
globalStyle(`${words} > :not(:first-child)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const name = style({ minInlineSize: 0, fontWeight: theme.weight.medium })
export const refusal = style({ color: theme.tone.danger.ink, fontSize: theme.font.sm })
export const warning = style({ color: theme.tone.warning.ink, fontSize: theme.font.sm })
export const news = style({
  display: 'grid',
  gap: theme.space.xxs,
  color: theme.tone.warning.ink,
  fontWeight: theme.weight.medium,
  selectors: { '&:empty': { display: 'none' } },
})
export const work = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
})
export const joined = style({ display: 'grid', gap: theme.space.xs, overflowWrap: 'anywhere' })
export const documentName = style({ fontWeight: theme.weight.bold })
export const pages = style({ paddingInlineStart: theme.space.lg })
