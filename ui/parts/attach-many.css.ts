import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

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
const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space.xxs} ${theme.space.sm}`,
})
globalStyle(`${row} > :first-child`, { gridRow: '1 / span 2', alignSelf: 'start' })
export const file = styleVariants({
  sent: [row],
  /* Its edge is outside the column of the others. */
  unsent: [
    row,
    {
      marginInlineStart: `calc(-4px - ${theme.space.xs})`,
      paddingInlineStart: theme.space.xs,
      borderInlineStart: `4px solid ${theme.tone.warning.line}`,
    },
  ],
})
export const name = style({ gridArea: '1 / 2', minInlineSize: 0, fontWeight: theme.weight.medium })
/* On a phone below the name, which has the whole line. */
export const remove = style({
  gridArea: '1 / 3',
  '@media': { [media.phone]: { gridArea: '2 / 2', marginInlineStart: `calc(-2px - ${theme.space.xs})` } },
})
export const words = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xxs,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
/* Names of documents differ only at their end. */
globalStyle(`${words} > select`, { whiteSpace: 'normal', blockSize: 'auto' })
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
