import { style } from '@vanilla-extract/css'

import { narrow } from '#ui/primitives/page.css.ts'
import { theme } from '#ui/theme.css.ts'

export const page = style([narrow, { marginInline: 'auto', padding: theme.space.lg }])
