import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const frame = style({ display: 'grid', gap: theme.space.xs, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs })
