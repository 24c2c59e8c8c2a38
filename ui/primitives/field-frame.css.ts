import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const frame = style({ display: 'grid', alignContent: 'start', gap: theme.space.xxs, minInlineSize: 0 })
export const heading = style({
  alignSelf: 'end',
  minInlineSize: 0,
  paddingBlockEnd: theme.space.xxs,
  fontWeight: theme.weight.medium,
})
export const optional = style({ color: theme.color.inkMuted, fontWeight: theme.weight.regular })

/* Reserve one line, so that a message does not move the page. */
export const below = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: `calc(1.5rem + ${theme.space.xxs})`,
  paddingBlockEnd: theme.space.xxs,
  fontSize: theme.font.sm,
})
export const action = style({ overflowWrap: 'anywhere' })
export const hint = style({ color: theme.color.inkMuted })
const remark = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.35em',
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
})
export const note = styleVariants({
  plain: { color: theme.color.ink, overflowWrap: 'anywhere' },
  good: [remark, { color: theme.tone.success.ink }],
  warning: [remark, { color: theme.tone.warning.ink }],
  bad: [remark, { color: theme.tone.danger.ink }],
})
export const error = style([remark, { color: theme.tone.danger.ink }])
export const remarkIcon = style({ paddingBlockStart: '0.1em', lineHeight: 1 })
