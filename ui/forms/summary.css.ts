import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const summary = style({ scrollMarginBlockStart: theme.space.lg })
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
})
export const more = style({
  inlineSize: 'fit-content',
  minBlockSize: theme.size.target,
  paddingBlock: '0.5rem',
  cursor: 'pointer',
  fontWeight: theme.weight.bold,
})
export const link = style({
  /* A large target for the finger without visible space; the bullet aligns with the first line. */
  paddingBlock: '0.25rem',
  color: 'inherit',
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
})
