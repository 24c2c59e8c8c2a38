import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

import { covered, media, theme, unsafe } from '#ui/theme.css.ts'

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
})

/* A computer's window enlarged four times: the sheet fills it, and its actions are one low row. */
const low = 'screen and (max-height: 19.99em)'
/* In a window that is lower still the actions would leave no room to read above them. */
const roomy = 'screen and (min-height: 13em)'

/* What a dialog leaves free below it, above it and to its sides. */
const below = `max(${covered}, ${unsafe.bottom})`
const roomHigh = `(100dvh - ${unsafe.top} - ${below})`
const roomWide = `(100% - ${unsafe.left} - ${unsafe.right})`

/* Between the sheet's edge and what is on it. The sheet itself has no padding: its actions are as wide as it is. */
const edge = createVar()

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.dialog,
  background: theme.color.scrim,
  animation: `${fade} ${theme.motion.calm} ${theme.motion.easing}`,
})
export const sheet = style({
  position: 'fixed',
  inset: `${unsafe.top} ${unsafe.right} ${below} ${unsafe.left}`,
  zIndex: theme.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.lg,
  margin: 'auto',
  inlineSize: `min(34rem, calc(${roomWide} - 2 * ${theme.space.md}))`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(${roomHigh} - 2 * ${theme.space.md})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  vars: { [edge]: theme.space.xl },
  background: theme.color.surface,
  /* Seen where the participant's own colours take grounds and shadows away. */
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  boxShadow: theme.elevation.high,
  animation: `${rise} ${theme.motion.calm} ${theme.motion.easing}`,
  '@media': {
    [media.phone]: { vars: { [edge]: theme.space.lg } },
    /* What the keyboard comes to in the body is not left under the actions. */
    [roomy]: { scrollPaddingBlockEnd: '10rem' },
    [low]: {
      vars: { [edge]: theme.space.sm },
      display: 'flex',
      flexDirection: 'column',
      gap: theme.space.xs,
      inlineSize: `calc${roomWide}`,
      blockSize: `calc${roomHigh}`,
      maxBlockSize: 'none',
      borderRadius: 0,
      scrollPaddingBlockEnd: '5rem',
    },
  },
})
export const dangerSheet = style([sheet, { borderBlockStart: `0.5rem solid ${theme.tone.danger.line}` }])
/* On a phone nothing of the page is left to be seen around it. */
export const wholeSheet = style([
  sheet,
  {
    gridTemplateRows: 'auto auto minmax(16rem, 1fr) auto',
    alignContent: 'stretch',
    inlineSize: `min(72rem, calc(${roomWide} - 2 * ${theme.space.md}))`,
    blockSize: `calc(${roomHigh} - 2 * ${theme.space.md})`,
    '@media': {
      [media.phone]: {
        inlineSize: `calc${roomWide}`,
        blockSize: `calc${roomHigh}`,
        maxBlockSize: 'none',
        gap: theme.space.sm,
        borderRadius: 0,
      },
      [low]: { display: 'grid', gridTemplateRows: 'auto auto minmax(12rem, 1fr) auto' },
    },
  },
])
export const title = style({
  padding: `${edge} ${edge} 0`,
  fontSize: theme.font.xl,
  fontWeight: theme.weight.bold,
  '@media': { [media.cramped]: { fontSize: theme.font.md }, [low]: { fontSize: theme.font.md } },
})
export const dangerTitle = style([
  title,
  { display: 'flex', alignItems: 'center', gap: theme.space.xs, color: theme.tone.danger.ink },
])
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  minInlineSize: 0,
  paddingInline: edge,
})
export const wholeBody = style([body, { gridTemplateRows: 'minmax(0, 1fr)', minBlockSize: 0 }])
/* Stay in sight while a long body scrolls under them. */
export const actions = style({
  padding: `0 ${edge} ${edge}`,
  background: theme.color.surface,
  /* What goes on under them fades away. */
  boxShadow: `0 -1rem 1rem ${theme.color.surface}`,
  '@media': {
    [media.phone]: {
      paddingBlock: theme.space.md,
      borderBlockStart: `1px solid ${theme.color.line}`,
    },
    [roomy]: { position: 'sticky', insetBlockEnd: 0 },
    [low]: { marginBlockStart: 'auto', paddingBlock: theme.space.xs },
  },
})
globalStyle(`${actions}${actions} > * > *`, {
  '@media': {
    /* Side by side for as long as the longest word of each fits. */
    [low]: {
      flex: '1 1 0',
      minInlineSize: 'min-content',
      padding: `0.25rem ${theme.space.xs}`,
      fontSize: theme.font.sm,
      overflowWrap: 'break-word',
    },
  },
})
