import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const place = style({ marginBlockEnd: theme.space.lg })
export const list = style({ display: 'grid', gap: theme.space.sm, marginBlockEnd: theme.space.sm })
