import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const state = style({ fontSize: theme.font.sm, color: theme.color.inkMuted })
export const done = style([state, { color: theme.tone.success.ink }])
export const wrong = style({ color: theme.tone.danger.ink, fontWeight: theme.weight.medium })
