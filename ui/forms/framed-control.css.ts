import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const wholeChoice = style({
  display: 'none',
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { [media.phone]: { display: 'block' } },
})
