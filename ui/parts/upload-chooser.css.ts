import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const document = style({ color: theme.color.inkMuted, overflowWrap: 'anywhere' })
