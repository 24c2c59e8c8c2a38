import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: theme.weight.medium,
})
globalStyle(`${base} > svg`, { '@media': { [media.cramped]: { display: 'none' } } })

export const tone = styleVariants({
  good: [base, { color: theme.tone.success.ink }],
  bad: [base, { color: theme.tone.warning.line }],
  neutral: [base, { color: theme.color.inkMuted }],
})
