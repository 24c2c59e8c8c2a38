import { style } from '@vanilla-extract/css'

import { variant } from '#ui/primitives/button.css.ts'
import { theme } from '#ui/theme.css.ts'

export const frame = style({ display: 'grid', gap: theme.space.sm })
export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space.xxs} ${theme.space.sm}`,
  minBlockSize: '5rem',
  padding: theme.space.md,
  background: theme.color.surfaceSunken,
  border: `2px dashed ${theme.color.controlBorder}`,
  borderRadius: theme.radius.md,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: theme.color.primary },
    '&:has([aria-invalid="true"])': { borderColor: theme.tone.danger.line },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
export const words = style({ display: 'grid', gap: theme.space.xxs })
export const invitation = style({
  color: theme.color.primary,
  fontWeight: theme.weight.bold,
  textDecoration: 'underline',
})
/* Touch devices have a camera; the input covers the text. */
export const camera = style([
  variant.secondary,
  {
    position: 'relative',
    display: 'none',
    overflow: 'hidden',
    '@media': { '(pointer: coarse)': { display: 'flex', justifyContent: 'center', gap: theme.space.xs } },
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
    },
  },
])
/* Touch devices cannot drag files. */
export const drop = style({ '@media': { '(pointer: coarse)': { display: 'none' } } })

export const warning = style({
  color: theme.tone.warning.ink,
  fontWeight: theme.weight.medium,
  selectors: { '&:empty': { display: 'none' } },
})
export const work = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  /* In place once there is a file, so that what is below does not move. */
  minBlockSize: '1.5em',
  selectors: { [`${frame}:has(output:empty) > &`]: { display: 'none' } },
  color: theme.color.inkMuted,
})
