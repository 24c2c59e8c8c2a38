import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  background: theme.color.surfaceSunken,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sm,
  color: theme.color.inkMuted,
})
const square = (size: string) => ({ inlineSize: size, blockSize: size }) as const
export const thumbnail = styleVariants({
  row: [frame, square('2.5rem')],
  listed: [frame, square('4.5rem')],
  /* As high as the words and buttons beside it. */
  page: [frame, square('5.5rem')],
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { [`${thumbnail.page} > &`]: { objectFit: 'contain' } },
})
