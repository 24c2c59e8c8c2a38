import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xs })
const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.md}`,
  padding: `${theme.space.xs} ${theme.space.md}`,
  borderInlineStart: '4px solid',
  '@media': { [media.phone]: { paddingInline: theme.space.sm } },
})
export const card = styleVariants({
  asked: [base, { background: theme.tone.warning.ground, borderColor: theme.tone.warning.line }],
  draft: [base, { borderColor: theme.tone.info.line }],
})
/* Below its text where there is no space beside it. */
export const what = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.sm}` })
/* Keep the line breaks of the fund. */
export const words = style({ maxInlineSize: theme.size.reading, whiteSpace: 'pre-line' })
export const time = style({ fontWeight: theme.weight.bold })
export const more = style({
  inlineSize: 'fit-content',
  minBlockSize: theme.size.target,
  paddingBlock: '0.5rem',
  cursor: 'pointer',
  fontWeight: theme.weight.bold,
})
