import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const frame = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })
export const pair = style({ display: 'grid', gap: theme.space.xxs, overflowWrap: 'anywhere' })
export const term = style({ fontWeight: theme.weight.medium })
