import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const summary = style({
  display: 'none',
  fontWeight: theme.weight.bold,
  '@media': { [media.phone]: { display: 'block' } },
})
export const list = style({
  display: 'flex',
  gap: theme.space.sm,
  '@media': { [media.phone]: { marginBlock: theme.space.xs } },
})

/* The line to the next step is drawn by the step, so that its colour tells whether the step is behind us. */
const step = style({
  position: 'relative',
  flex: 1,
  fontSize: theme.font.sm,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1.125rem',
      insetInlineStart: 'calc(50% + 1.5rem)',
      inlineSize: `calc(100% - 3rem + ${theme.space.sm})`,
      blockSize: '3px',
      borderRadius: theme.radius.pill,
      background: 'currentColor',
      opacity: 0.45,
    },
  },
  '@media': {
    [media.phone]: {
      blockSize: '6px',
      borderRadius: theme.radius.pill,
      background: 'currentColor',
      selectors: { '&:not(:last-child)::after': { display: 'none' } },
    },
  },
})
export const state = styleVariants({
  done: [step, { color: theme.tone.success.line }],
  current: [step, { color: theme.color.primary }],
  ahead: [step, { color: theme.color.controlBorder, '@media': { [media.phone]: { color: '#C3CCD6' } } }],
})
export const content = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space.xs,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { textDecoration: 'underline' },
  },
  '@media': {
    /* The bar is thin, the finger is not. */
    [media.phone]: { insetBlockStart: '-9px', blockSize: '24px' },
  },
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: theme.radius.pill,
  border: '2px solid currentColor',
  fontWeight: theme.weight.bold,
  '@media': { [media.phone]: { display: 'none' } },
})
export const marks = styleVariants({
  done: [
    mark,
    { background: theme.tone.success.solid, color: '#fff', borderColor: theme.tone.success.solid },
  ],
  current: [mark, { background: theme.color.primary, color: '#fff', borderColor: theme.color.primary }],
  ahead: [mark, { color: theme.color.inkMuted }],
})
export const title = style({
  color: theme.color.ink,
  selectors: { '[aria-current="step"] &': { fontWeight: theme.weight.bold } },
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
