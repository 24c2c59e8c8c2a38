import { style } from '@vanilla-extract/css'

/** Visually hidden, as rules for styles that apply at some widths only. */
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
