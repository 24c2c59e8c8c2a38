import { keyframes, style, styleVariants } from '@vanilla-extract/css'

import { theme, unsafe } from '#ui/theme.css.ts'

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(16px)' },
  to: { opacity: 1, transform: 'none' },
})

/* Always in the page: a live region that is inserted together with its text is often not announced. */
export const region = style({
  position: 'fixed',
  zIndex: theme.layer.snackbar,
  insetInline: `calc(${theme.space.md} + ${unsafe.left}) calc(${theme.space.md} + ${unsafe.right})`,
  insetBlockEnd: `calc(${theme.space.lg} + ${unsafe.bottom})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.space.xs,
  pointerEvents: 'none',
})
const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  maxInlineSize: 'min(36rem, 100%)',
  overflowWrap: 'anywhere',
  padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.md}`,
  /* Forced colours remove backgrounds and shadows, but not borders. */
  border: '1px solid transparent',
  borderRadius: theme.radius.md,
  color: theme.color.onPrimary,
  fontWeight: theme.weight.medium,
  boxShadow: theme.elevation.high,
  pointerEvents: 'auto',
  vars: { [theme.color.focus]: theme.color.onPrimary },
  animation: `${rise} ${theme.motion.calm} ${theme.motion.easing}`,
})
export const tone = styleVariants({
  success: [bar, { background: theme.tone.success.solid }],
  error: [bar, { background: theme.tone.danger.solid }],
})
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  border: 0,
  borderRadius: theme.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: 'rgba(0, 0, 0, 0.18)' } },
})
