import { style } from '@vanilla-extract/css'

/*
 * All of the parent is clickable and a drop target. The input's own text follows the browser's language, so it
 * is transparent.
 */
export const fileInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
})
