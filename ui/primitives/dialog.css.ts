import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

import { covered, media, theme, unsafe } from '#ui/theme.css.ts'

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
})

/* A desktop window at 400% zoom: the dialog fills it, and its actions are one low row. */
const low = 'screen and (max-height: 19.99em)'
/* In a lower window, fixed actions would leave no space for the text. */
const roomy = 'screen and (min-height: 13em)'

/* The distances between the dialog and the edges of the window. */
const below = `max(${covered}, ${unsafe.bottom})`
const roomHigh = `(100dvh - ${unsafe.top} - ${below})`
const roomWide = `(100% - ${unsafe.left} - ${unsafe.right})`

/* The padding inside the dialog. The sheet itself has none, because its actions are as wide as the sheet. */
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
  /* Forced colours remove backgrounds and shadows, but not borders. */
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  boxShadow: theme.elevation.high,
  animation: `${rise} ${theme.motion.calm} ${theme.motion.easing}`,
  '@media': {
    [media.phone]: { vars: { [edge]: theme.space.lg } },
    /* Keep the focused control above the sticky actions. */
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
/* Its buttons stay at its lower edge. */
export const tallSheet = style([
  sheet,
  {
    gridTemplateRows: 'auto auto 1fr auto',
    alignContent: 'stretch',
    inlineSize: `min(38rem, calc(${roomWide} - 2 * ${theme.space.md}))`,
    blockSize: `min(46rem, calc(${roomHigh} - 2 * ${theme.space.md}))`,
    '@media': {
      [media.phone]: { gap: theme.space.md },
      [low]: { inlineSize: `calc${roomWide}`, blockSize: `calc${roomHigh}` },
    },
  },
])
/* On a phone the dialog covers the whole page. */
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
export const wholeBody = style([
  body,
  {
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    selectors: {
      /* An alert above the document is as high as its text. */
      '&:has(> :nth-child(2))': { gridTemplateRows: 'auto minmax(0, 1fr)' },
    },
  },
])
/* Sticky while a long body scrolls. */
export const actions = style({
  padding: `0 ${edge} ${edge}`,
  background: theme.color.surface,
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
export const status = style({
  marginBlockEnd: theme.space.xs,
  color: theme.tone.warning.ink,
  fontWeight: theme.weight.medium,
  selectors: { '&:empty': { display: 'none' } },
})
/* The main one, which is the last, above the others where they do not fit in one line. */
globalStyle(`${actions} > *`, {
  '@media': { [media.phone]: { flexWrap: 'wrap-reverse', gap: theme.space.xs } },
})
globalStyle(`${actions}${actions} > * > *`, {
  '@media': {
    /* Side by side while the longest word of each fits. */
    [low]: {
      flex: '1 1 0',
      minInlineSize: 'min-content',
      padding: `0.25rem ${theme.space.xs}`,
      fontSize: theme.font.sm,
      overflowWrap: 'break-word',
    },
  },
})
