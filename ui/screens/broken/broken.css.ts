import { style } from '@vanilla-extract/css'

import { narrow } from '#ui/primitives/page.css.ts'
import { theme, unsafe } from '#ui/theme.css.ts'

export const page = style([
  narrow,
  {
    marginInline: 'auto',
    paddingBlock: `calc(${theme.space.lg} + ${unsafe.top}) calc(${theme.space.lg} + ${unsafe.bottom})`,
    paddingInline: `calc(${theme.space.lg} + ${unsafe.left}) calc(${theme.space.lg} + ${unsafe.right})`,
  },
])
