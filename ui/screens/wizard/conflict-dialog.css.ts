import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const changes = style({ display: 'grid', gap: theme.space.sm })
export const label = style({ fontWeight: theme.weight.bold })
export const value = style({ overflowWrap: 'anywhere' })
