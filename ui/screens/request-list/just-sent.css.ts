import { style } from '@vanilla-extract/css'

import { sheet as card } from '#ui/primitives/card.css.ts'
import { theme } from '#ui/theme.css.ts'

export const sheet = style([
  card,
  {
    display: 'grid',
    gap: theme.space.xs,
    borderColor: theme.tone.success.line,
    '@media': { print: { display: 'none' } },
  },
])
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  color: theme.tone.success.ink,
  fontSize: theme.font.lg,
})
export const protocol = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.sm}`,
})
export const number = style({
  fontSize: theme.font.xxl,
  lineHeight: theme.leading.tight,
  overflowWrap: 'anywhere',
})
export const moment = style({ minBlockSize: '1lh' })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  justifyContent: 'flex-end',
})
