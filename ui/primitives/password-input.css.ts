import { globalStyle, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const wrap = style({ position: 'relative' })
globalStyle(`${wrap} > input`, { paddingInlineEnd: '6.5rem' })
/* Edge draws a button of its own to show passwords. */
globalStyle(`${wrap} > input::-ms-reveal`, { display: 'none' })

export const toggle = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minBlockSize: theme.size.target,
  padding: `0 ${theme.space.xs}`,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.primary,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.primarySoft } },
})
