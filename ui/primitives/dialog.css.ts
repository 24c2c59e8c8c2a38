import { keyframes, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
})

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.dialog,
  background: theme.color.scrim,
  animation: `${fade} ${theme.motion.calm} ${theme.motion.easing}`,
})
export const sheet = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.dialog,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.lg,
  margin: 'auto',
  inlineSize: 'min(34rem, calc(100% - 2rem))',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.xl,
  background: theme.color.surface,
  /* Seen where the participant's own colours take grounds and shadows away. */
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  boxShadow: theme.elevation.high,
  animation: `${rise} ${theme.motion.calm} ${theme.motion.easing}`,
  '@media': { [media.phone]: { padding: theme.space.lg } },
})
export const title = style({ fontSize: theme.font.xl, fontWeight: theme.weight.bold })
export const body = style({ display: 'grid', gap: theme.space.md, minInlineSize: 0 })
