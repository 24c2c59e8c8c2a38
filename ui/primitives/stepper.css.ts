import { style, styleVariants } from '@vanilla-extract/css'

import { hiddenVisually } from '#ui/primitives/visually-hidden.css.ts'
import { media, theme } from '#ui/theme.css.ts'

export const summary = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })
export const whereabouts = style({ fontWeight: theme.weight.bold })
/* Reserve the line of the note, which changes while the participant types. */
export const note = style({
  display: 'block',
  minBlockSize: '1.5em',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.regular,
})
/* On wider screens the step itself is the link. */
export const wayBack = style({
  display: 'none',
  alignItems: 'center',
  gap: theme.space.xxs,
  minBlockSize: theme.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.tone.warning.ink,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [media.phone]: { display: 'flex' } },
})
export const list = style({
  display: 'flex',
  gap: theme.space.sm,
  '@media': { [media.phone]: { marginBlock: theme.space.xs } },
})

const forcedOnPhone = `${media.phone} and ${media.forced}`

/* Each step draws the line to the next one, in the colour of its own state. */
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
    [forcedOnPhone]: { border: '1px solid CanvasText', background: 'CanvasText' },
    [media.forced]: {
      selectors: { '&:not(:last-child)::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
})
export const state = styleVariants({
  done: [step, { color: theme.tone.success.line }],
  lacking: [step, { color: theme.tone.warning.line }],
  current: [step, { color: theme.color.primary }],
  ahead: [
    step,
    {
      color: theme.color.controlBorder,
      '@media': {
        [media.phone]: { color: theme.color.offLine },
        [forcedOnPhone]: { background: 'Canvas' },
      },
    },
  ],
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
  },
  '@media': {
    /* The bar is thin; the touch target is larger. */
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
    {
      background: theme.tone.success.solid,
      color: theme.color.onPrimary,
      borderColor: theme.tone.success.solid,
    },
  ],
  lacking: [
    mark,
    {
      background: theme.tone.warning.ground,
      color: theme.tone.warning.ink,
      borderColor: theme.tone.warning.line,
    },
  ],
  current: [
    mark,
    {
      background: theme.color.primary,
      color: theme.color.onPrimary,
      borderColor: theme.color.primary,
      '@media': {
        [media.forced]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          borderColor: 'Highlight',
        },
      },
    },
  ],
  ahead: [mark, { color: theme.color.inkMuted }],
})
export const name = style({
  selectors: {
    [`button${content} &`]: { color: theme.color.primary, textDecoration: 'underline' },
    [`button${content}:hover &`]: { textDecorationThickness: '2px' },
  },
})
export const title = style({
  color: theme.color.ink,
  selectors: { '[aria-current="step"] &': { fontWeight: theme.weight.bold } },
  '@media': {
    [media.phone]: hiddenVisually,
  },
})
