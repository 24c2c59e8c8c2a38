import { globalStyle, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const document = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' })
/* Its words begin below those of the choices. */
export const all = style({ marginInlineStart: `calc(-2px - ${theme.space.xs})` })
globalStyle(`${all} > *`, { textAlign: 'start' })
export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
})
