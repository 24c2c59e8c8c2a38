import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const type = style({ fontWeight: theme.weight.bold })
/* A number is not broken into two lines. */
export const protocol = style({ whiteSpace: 'nowrap' })
export const heading = style({ fontSize: theme.font.md, fontWeight: theme.weight.medium })
export const list = style({
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
