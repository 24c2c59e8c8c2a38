import { globalFontFace, globalStyle } from '@vanilla-extract/css'

import { covered, FONT, FONT_STAND_IN, media, theme } from './theme.css.ts'

globalFontFace(FONT, {
  src: 'url("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  // No swap after the first paint: text must not move while it is read.
  fontDisplay: 'optional',
})
globalFontFace(FONT_STAND_IN, {
  src: 'local("Arial"), local("Helvetica"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '99%',
  ascentOverride: '99%',
  descentOverride: '32%',
  lineGapOverride: '0%',
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  colorScheme: 'light',
  // The scroll bar is always there, so that a page does not become narrower as it grows.
  overflowY: 'scroll',
  scrollPaddingBlockEnd: covered,
})
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  // The end of the page can be scrolled above a notice.
  paddingBlockEnd: covered,
  fontFamily: theme.font.body,
  fontSize: theme.font.md,
  lineHeight: theme.leading.body,
  color: theme.color.ink,
  background: theme.color.canvas,
  overflowWrap: 'break-word',
  '@media': {
    [media.cramped]: { hyphens: 'auto', hyphenateLimitChars: '10' },
    print: { background: '#ffffff' },
  },
})
globalStyle('h1, h2, h3, h4, p, ol, ul, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 })
globalStyle('p', { textWrap: 'pretty' })
globalStyle('h1, h2, h3, h4', { lineHeight: theme.leading.tight, textWrap: 'balance' })
/* A control that is scrolled into view shows its label and its remarks too. */
globalStyle('input, select, textarea', { scrollMarginBlock: '6rem 4rem' })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ol, ul', { listStyle: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('a', { color: theme.color.primary })
globalStyle('svg', { flexShrink: 0 })

/* Paper is narrower than any screen that shows a table. */
globalStyle('table', { '@media': { print: { fontSize: '9pt' } } })

/* Forced colours remove shadows, but not outlines. */
globalStyle(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
})
/* Titles and dialogs take the focus by script; they are not controls. */
globalStyle('h1:focus, h2:focus, :is([role="dialog"], [role="alertdialog"]):focus', { outline: 'none' })

/* The dialog library would inject a <style> to lock the page, which the content security policy refuses. */
globalStyle('html:has(:is([role="dialog"], [role="alertdialog"])[data-state="open"])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // The scrim does not cover the scrollbar gutter.
  background: theme.color.canvasDimmed,
})

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
})
