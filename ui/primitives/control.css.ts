import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/** The box of all text inputs and selects. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: theme.size.control,
  padding: `0.5rem ${theme.space.sm}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.sm,
  transition: `border-color ${theme.motion.quick} ${theme.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled):not(:read-only)': { borderColor: theme.color.primary },
    '&[aria-invalid="true"]': {
      borderColor: theme.tone.danger.line,
      boxShadow: `inset 0 0 0 1px ${theme.tone.danger.line}`,
    },
    /* A control that is locked during a call keeps its looks. */
    '&:disabled, &:is(input, textarea):read-only:not([aria-busy="true"] *)': {
      background: theme.color.surfaceSunken,
      borderStyle: 'dashed',
      color: theme.color.ink,
      opacity: 1,
    },
    '&::placeholder': { color: theme.color.offInk, opacity: 1 },
  },
})
