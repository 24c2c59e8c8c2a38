import { globalStyle, style } from '@vanilla-extract/css'

import { hiddenVisually } from '#ui/primitives/visually-hidden.css.ts'
import { media, theme, unsafe } from '#ui/theme.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'none',
      gridTemplateColumns: `calc(${theme.size.panel} + ${unsafe.left}) minmax(0, 1fr)`,
    },
  },
})

export const panel = style({
  outline: 'none',
  vars: { [theme.color.focus]: theme.color.focusOnPrimary },
  background: theme.color.primary,
  color: theme.color.onPrimary,
  '@media': {
    [media.desktop]: { background: theme.color.primaryDark },
    print: { display: 'none' },
  },
})

/* Sticky while the page scrolls; a long help text scrolls by itself. */
export const view = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflowY: 'auto',
      isolation: 'isolate',
      background: theme.color.primary,
    },
    /* In forced colours. */
    [`${media.desktop} and ${media.forced}`]: { borderInlineEnd: '1px solid' },
  },
})

/** The widths at which the panel is a bar, without phones. */
const beside = 'screen and (min-width: 40em) and (max-width: 77.99em)'
/** The width of the help button there, beside Sair. */
const WORD = '7.5rem'

/* As a bar: logo, clock, Sair and help in one line. Beside the page: one below the other. */
export const panelContent = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xxs} ${theme.space.sm}`,
  paddingBlock: `calc(${theme.space.sm} + ${unsafe.top}) ${theme.space.sm}`,
  paddingInline: `calc(${theme.space.md} + ${unsafe.left}) calc(${theme.space.md} + ${unsafe.right})`,
  '@media': {
    [media.phone]: {
      paddingBlock: `calc(${theme.space.xs} + ${unsafe.top}) ${theme.space.xs}`,
      paddingInlineEnd: `calc(${theme.space.xs} + ${theme.size.target} + ${unsafe.right})`,
    },
    [beside]: { paddingInlineEnd: `calc(${theme.space.md} + ${WORD} + ${unsafe.right})` },
    [media.desktop]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      gap: theme.space.lg,
      minBlockSize: '100%',
      paddingBlock: `calc(${theme.space.lg} + ${unsafe.top}) calc(${theme.space.lg} + ${unsafe.bottom})`,
      paddingInline: `calc(${theme.space.lg} + ${unsafe.left}) ${theme.space.lg}`,
    },
  },
})
export const logo = style({ marginInlineEnd: 'auto' })

export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  minBlockSize: theme.size.target,
  '@media': { [media.desktop]: { inlineSize: '100%', minBlockSize: theme.size.control } },
})

globalStyle(`${session} > button`, { flexShrink: 0, whiteSpace: 'nowrap' })
/* Without its icon, Sair fits in one line with logo and clock at 360 px. */
globalStyle(`${session} > button > [aria-hidden]`, { '@media': { [media.phone]: { display: 'none' } } })

/* As wide as the bar. */
export const help = style({
  order: 1,
  flexBasis: '100%',
  '@media': {
    [media.phone]: { marginInlineEnd: `calc(-1 * ${theme.size.target})` },
    [beside]: { marginInlineEnd: `calc(-1 * ${WORD})` },
    [media.desktop]: { order: 0, flexBasis: 'auto', inlineSize: '100%' },
  },
})
const atTheEnd = {
  position: 'absolute',
  insetBlockStart: `calc(${theme.space.sm} + ${unsafe.top})`,
  margin: 0,
} as const
export const helpSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minBlockSize: theme.size.target,
  /* Space for the focus outline. */
  marginInline: `calc(-1 * ${theme.space.xs})`,
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.sm,
  cursor: 'pointer',
  fontWeight: theme.weight.bold,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: {
      ...atTheEnd,
      insetBlockStart: `calc(${theme.space.xs} + ${unsafe.top})`,
      insetInlineEnd: `calc(${theme.space.xxs} + ${unsafe.right})`,
      minInlineSize: theme.size.target,
      justifyContent: 'center',
    },
    /* As high as the logo. */
    [beside]: {
      ...atTheEnd,
      insetInlineEnd: `calc(${theme.space.xs} + ${unsafe.right})`,
      minBlockSize: '3.5rem',
    },
  },
})
/* On a phone only the icon is visible. */
export const helpWord = style({ '@media': { [media.phone]: hiddenVisually } })
/* A chevron; a phone has no space for it. */
globalStyle(`${helpSummary}::after`, {
  content: '',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginInline: 'auto 0.375rem',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'translateY(-25%) rotate(45deg)',
  transition: `transform ${theme.motion.calm} ${theme.motion.easing}`,
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`[open] > ${helpSummary}::after`, { transform: 'translateY(25%) rotate(225deg)' })
export const helpText = style({
  paddingBlock: theme.space.xs,
  whiteSpace: 'pre-line',
  color: theme.color.onPrimaryMuted,
})

globalStyle(`${helpText} a`, { color: 'inherit' })

export const foot = style({
  '@media': { [media.desktop]: { marginBlockStart: 'auto' } },
})
export const version = style({ color: theme.color.onPrimaryMuted, fontSize: theme.font.sm })

/*
 * At the bottom of the window on a short page; hidden while the page is loading, because its height is
 * unknown.
 */
export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
export const main = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.content,
  margin: '0 auto',
  paddingBlock: `${theme.space.xl} ${theme.space.xxl}`,
  paddingInline: `calc(${theme.space.md} + ${unsafe.left}) calc(${theme.space.md} + ${unsafe.right})`,
  outline: 'none',
  '@media': {
    [media.phone]: { paddingBlock: `${theme.space.md} ${theme.space.lg}` },
    [media.desktop]: {
      paddingBlock: `calc(${theme.space.xxl} + ${unsafe.top}) ${theme.space.xxl}`,
      paddingInline: `${theme.space.xl} calc(${theme.space.xl} + ${unsafe.right})`,
    },
  },
})
globalStyle(`${main}:has([data-coming]) + footer`, { display: 'none' })
/* Its skip link is hidden too. */
globalStyle(`${frame}:has([data-coming]) > a[href="#rodape"]`, { display: 'none' })
