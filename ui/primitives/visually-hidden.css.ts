import { style } from '@vanilla-extract/css'

/** Read by screen readers, not drawn: for a style that hides its text at some widths alone. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

export const visuallyHidden = style(hiddenVisually)
