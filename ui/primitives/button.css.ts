import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

const { color, tone } = theme

const off = '&:disabled, &[aria-disabled="true"]:not([aria-busy])'
const live = (selector: string) => `&:not(:disabled, [aria-disabled="true"])${selector}`

/* Not a flex container: text on two lines is centred together with its icon. */
const base = style({
  display: 'inline-block',
  alignContent: 'center',
  minBlockSize: theme.size.target,
  minInlineSize: theme.size.target,
  maxInlineSize: '100%',
  padding: `0.5rem ${theme.space.lg}`,
  border: '2px solid transparent',
  borderRadius: theme.radius.md,
  fontWeight: theme.weight.bold,
  fontSize: theme.font.md,
  lineHeight: theme.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick} ${theme.motion.easing}, border-color ${theme.motion.quick} ${theme.motion.easing}, box-shadow ${theme.motion.quick} ${theme.motion.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    print: { display: 'none' },
    /* With large text one word may be wider than the window. */
    [media.phone]: { paddingInline: theme.space.md, overflowWrap: 'anywhere' },
    [media.cramped]: { paddingInline: theme.space.xs },
    [media.forced]: {
      selectors: {
        [live(':hover')]: { borderColor: 'Highlight' },
        [off]: { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})
/* Icon and spinner share one box, so that a busy button keeps its size. */
export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.375em',
  blockSize: '1.375em',
  marginBlock: '-0.2em',
  verticalAlign: '-0.32em',
})
/* Word joiners keep the icon on the line of the word beside it. */
export const mark = styleVariants({
  start: { marginInlineEnd: '0.4em', '::after': { content: '\\2060' } },
  end: { marginInlineStart: '0.4em', '::before': { content: '\\2060' } },
})
globalStyle(`${base}:not([aria-busy]) > [aria-hidden]`, {
  '@media': { [media.cramped]: { display: 'none' } },
})

export const variant = styleVariants({
  primary: [
    base,
    {
      background: color.primary,
      color: color.onPrimary,
      boxShadow: theme.elevation.low,
      selectors: {
        [live(':hover')]: { background: color.primaryDark },
        [live(':active')]: { boxShadow: 'none' },
        [off]: { background: color.offGround, color: color.offInk, boxShadow: 'none' },
      },
      '@media': {
        [media.forced]: {
          // Otherwise the browser paints the page's background behind the text.
          forcedColorAdjust: 'none',
          background: 'ButtonText',
          color: 'ButtonFace',
          borderColor: 'ButtonText',
          boxShadow: 'none',
          selectors: {
            [live(':hover')]: { background: 'Highlight', color: 'HighlightText' },
            [off]: { background: 'ButtonFace' },
            /* The default would be the colour of the text, which is that of the page. */
            '&:focus-visible': { outlineColor: 'ButtonText' },
          },
        },
      },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      color: color.primary,
      borderColor: color.primary,
      selectors: {
        [live(':hover')]: { background: color.primarySoft },
        [off]: { color: color.offInk, borderColor: color.offLine },
      },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: color.primary,
      paddingInline: theme.space.sm,
      selectors: {
        [live(':hover')]: { background: color.primarySoft },
        [off]: { color: color.offInk },
      },
      '@media': { [media.phone]: { paddingInline: theme.space.sm } },
    },
  ],
  compact: [
    base,
    {
      background: 'transparent',
      color: color.primary,
      paddingInline: theme.space.xs,
      fontSize: theme.font.sm,
      selectors: {
        [live(':hover')]: { background: color.primarySoft },
        [off]: { color: color.offInk },
      },
      '@media': { [media.phone]: { paddingInline: theme.space.xs } },
    },
  ],
  /** In a row of a table, for the action that is required. */
  outlined: [
    base,
    {
      background: color.surface,
      color: color.primary,
      borderColor: color.primary,
      paddingInline: theme.space.sm,
      fontSize: theme.font.sm,
      selectors: {
        [live(':hover')]: { background: color.primarySoft },
        [off]: { color: color.offInk, borderColor: color.offLine },
      },
      '@media': { [media.phone]: { paddingInline: theme.space.sm } },
    },
  ],
  danger: [
    base,
    {
      background: color.surface,
      color: tone.danger.ink,
      borderColor: tone.danger.line,
      selectors: {
        [live(':hover')]: { background: tone.danger.ground },
        [off]: { color: color.offInk, borderColor: color.offLine },
      },
    },
  ],
  onPrimary: [
    base,
    {
      background: 'transparent',
      color: color.onPrimary,
      borderColor: color.onPrimaryLine,
      paddingInline: theme.space.sm,
      '@media': { [media.phone]: { padding: `0.25rem ${theme.space.sm}`, fontSize: theme.font.sm } },
      selectors: { [live(':hover')]: { background: color.primaryDark, borderColor: color.onPrimary } },
    },
  ],
})
