import { createGlobalTheme } from '@vanilla-extract/css'

/** Every text colour below reaches 4.5:1 on the grounds it is named for, every border of a control 3:1. */
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
    scrim: 'rgba(10, 26, 46, 0.55)',
  },
  tone: {
    info: { ink: '#0D47A1', ground: '#E3F0FD', line: '#1565C0', solid: '#1565C0' },
    success: { ink: '#1B5E20', ground: '#E8F5E9', line: '#2E7D32', solid: '#2E7D32' },
    warning: { ink: '#6B3A00', ground: '#FFF3E0', line: '#B45309', solid: '#B45309' },
    danger: { ink: '#8C1D18', ground: '#FDECEA', line: '#C62828', solid: '#C62828' },
    neutral: { ink: '#37474F', ground: '#ECEFF1', line: '#607D8B', solid: '#455A64' },
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
  },
  radius: { sm: '4px', md: '8px', lg: '14px', pill: '999px' },
  font: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    xxl: '1.875rem',
  },
  leading: { tight: '1.25', body: '1.5' },
  weight: { regular: '400', medium: '500', bold: '700' },
  motion: { quick: '120ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  elevation: {
    low: '0 1px 2px rgba(16, 42, 80, 0.10), 0 1px 6px rgba(16, 42, 80, 0.06)',
    high: '0 10px 30px rgba(10, 26, 46, 0.22), 0 2px 8px rgba(10, 26, 46, 0.14)',
  },
  size: { target: '2.75rem', control: '3.25rem', content: '64rem', reading: '42rem', panel: '18.5rem' },
  layer: { dialog: '100', snackbar: '200' },
})

/** Media queries cannot read custom properties, so the widths at which the page changes shape live here. */
export const media = {
  /** Tables become cards, the stepper becomes one line. */
  phone: 'screen and (max-width: 39.99em)',
  /** Two columns of fields fit. */
  tablet: 'screen and (min-width: 40em)',
  /** The side panel stands beside the page. */
  desktop: 'screen and (min-width: 78em)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const
