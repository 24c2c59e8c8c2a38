import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const news = style({ color: theme.tone.warning.ink, fontSize: theme.font.sm })
