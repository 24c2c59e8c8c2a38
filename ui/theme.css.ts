import { createGlobalTheme } from '@vanilla-extract/css'

/** Designed for low vision: its letters and digits are easy to distinguish. */
export const FONT = 'Atkinson Hyperlegible Next'
/** A system font with the same metrics, so that nothing moves if the font loads late. */
export const FONT_STAND_IN = 'Atkinson stand-in'

/** The height at the lower edge of the window that a notice covers. */
export const COVERED = '--covered'
export const covered = `var(${COVERED}, 0px)`

/** Safe area insets: the edges that the camera, round corners and home indicator of a phone cover. */
export const unsafe = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const

/**
 * All colours and sizes. Text colours have a contrast of 4.5:1 on their backgrounds, borders of controls
 * 3:1. Sizes are in rem, so they grow with the browser's text size; the type scale has a factor of 7/6.
 */
export const theme = createGlobalTheme(':root', {
  color: {
    primary: '#1565C0',
    primaryDark: '#0D47A1',
    primarySoft: '#E3F0FD',
    onPrimary: '#FFFFFF',
    onPrimaryMuted: '#E3F2FD',
    onPrimaryLine: '#5C97DA',
    canvas: '#F2F6FB',
    surface: '#FFFFFF',
    surfaceSunken: '#F6F8FB',
    ink: '#16222E',
    inkMuted: '#4A5866',
    line: '#D5DDE6',
    controlBorder: '#767676',
    focus: '#1565C0',
    focusOnPrimary: '#FFDD00',
    countdownGround: '#FF9800',
    countdownInk: '#212121',
    /** Disabled: background, text and border of a filled control. */
    offGround: '#E1E5EA',
    offInk: '#5B6773',
    offLine: '#A9B3BD',
    /** The track of a bar, and placeholders. */
    track: '#DEE5ED',
    /** The sun of the logo and the hills. Decorative, never for text. */
    sun: '#FFCA45',
    hillFar: '#125AB3',
    hillNear: '#1051A8',
    scrim: 'rgba(10, 26, 46, 0.55)',
    /** The canvas below the scrim, for areas that the scrim does not cover. */
    canvasDimmed: '#727D8A',
  },
  tone: {
    info: { ink: '#0D47A1', ground: '#E3F0FD', line: '#1565C0', solid: '#1565C0' },
    success: { ink: '#1B5E20', ground: '#E8F5E9', line: '#2E7D32', solid: '#2E7D32' },
    warning: { ink: '#6B3A00', ground: '#FFF3E0', line: '#B45309', solid: '#B45309' },
    danger: { ink: '#8C1D18', ground: '#FDECEA', line: '#C62828', solid: '#C62828' },
    neutral: { ink: '#37474F', ground: '#ECEFF1', line: '#607D8B', solid: '#455A64' },
  },
  /** With large text in a narrow window, paddings shrink; down to 320 px nothing else changes. */
  space: {
    xxs: 'min(0.25rem, 1.25vw)',
    xs: 'min(0.5rem, 2.5vw)',
    sm: 'min(0.75rem, 3.75vw)',
    md: 'min(1rem, 5vw)',
    lg: 'min(1.5rem, 7.5vw)',
    xl: 'min(2rem, 10vw)',
    xxl: 'min(3rem, 15vw)',
  },
  radius: { sm: '4px', md: '8px', lg: '14px', pill: '999px' },
  font: {
    body: `"${FONT}", "${FONT_STAND_IN}", system-ui, sans-serif`,
    sm: '1rem',
    md: '1.125rem',
    lg: '1.3125rem',
    xl: '1.5625rem',
    xxl: '2.125rem',
  },
  leading: { tight: '1.2', body: '1.5' },
  weight: { regular: '400', medium: '500', bold: '700' },
  motion: { quick: '120ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  elevation: {
    low: '0 1px 2px rgba(16, 42, 80, 0.10), 0 1px 6px rgba(16, 42, 80, 0.06)',
    high: '0 10px 30px rgba(10, 26, 46, 0.22), 0 2px 8px rgba(10, 26, 46, 0.14)',
  },
  size: { target: '2.75rem', control: '3.25rem', content: '64rem', reading: '42rem', panel: '18.5rem' },
  layer: { dialog: '100', snackbar: '200' },
})

/** Media queries cannot read custom properties, so the breakpoints are here. */
export const media = {
  /** Tables become cards, the stepper becomes one line. */
  phone: 'screen and (max-width: 39.99em)',
  /** Text so large that a line of a phone has one or two words: icons are hidden. */
  cramped: 'screen and (max-width: 15.99em)',
  /** Two columns of fields fit. */
  tablet: 'screen and (min-width: 40em)',
  /** An index fits beside a form. */
  wide: 'screen and (min-width: 64em)',
  /** The side panel is beside the page. */
  desktop: 'screen and (min-width: 78em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** Forced colours: backgrounds and shadows are removed, borders are kept. */
  forced: '(forced-colors: active)',
} as const
