import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: 'transparent',
  color: theme.color.primary,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { background: theme.color.primarySoft },
    '&:is(:disabled, [aria-disabled="true"])': { color: theme.color.offInk, cursor: 'not-allowed' },
  },
})
