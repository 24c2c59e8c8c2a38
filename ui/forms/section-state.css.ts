import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const state = style({ fontSize: theme.font.sm, color: theme.color.inkMuted })
export const tone = styleVariants({
  wrong: { color: theme.tone.danger.ink, fontWeight: theme.weight.medium },
  done: { color: theme.tone.success.ink },
  open: { color: theme.color.inkMuted },
  plain: { color: theme.color.inkMuted },
})
