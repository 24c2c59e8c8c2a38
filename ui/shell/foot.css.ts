import { style } from '@vanilla-extract/css'

import { media, theme, unsafe } from '#ui/theme.css.ts'

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.lg}`,
  inlineSize: '100%',
  maxInlineSize: theme.size.content,
  marginInline: 'auto',
  paddingBlock: `${theme.space.sm} calc(${theme.space.sm} + ${unsafe.bottom})`,
  paddingInline: `calc(${theme.space.md} + ${unsafe.left}) calc(${theme.space.md} + ${unsafe.right})`,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  outline: 'none',
  '@media': {
    [media.desktop]: { paddingInline: `${theme.space.xl} calc(${theme.space.xl} + ${unsafe.right})` },
    print: { display: 'none' },
  },
})
/** Reserve two lines on a phone: the configured contact is loaded later. */
export const contact = style({ '@media': { [media.phone]: { minBlockSize: '2lh' } } })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
})
