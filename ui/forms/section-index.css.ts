import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  minInlineSize: 0,
  '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'start' } },
})
export const index = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: theme.space.lg,
      maxBlockSize: '90vh',
      overflowY: 'auto',
    },
  },
})
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.xs,
  minBlockSize: theme.size.target,
  alignItems: 'center',
  padding: `${theme.space.xxs} ${theme.space.sm}`,
  borderInlineStart: `3px solid ${theme.color.line}`,
  color: theme.color.ink,
  fontSize: theme.font.sm,
  lineHeight: theme.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '[aria-current] > &': {
      borderInlineStartColor: theme.color.primary,
      background: theme.color.primarySoft,
      fontWeight: theme.weight.medium,
    },
  },
})
