import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.sm,
})
globalStyle(`${bar} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })
