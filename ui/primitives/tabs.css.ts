import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  minInlineSize: 0,
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, auto))',
      gap: 0,
      borderBlockEnd: 0,
    },
    [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
})
export const tab = style({
  minBlockSize: theme.size.target,
  padding: `0.5rem ${theme.space.md}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderRadius: `${theme.radius.sm} ${theme.radius.sm} 0 0`,
  background: 'transparent',
  color: theme.color.inkMuted,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.primarySoft, color: theme.color.primaryDark },
    '&[data-state="active"]': {
      color: theme.color.primaryDark,
      borderColor: theme.color.primary,
      fontWeight: theme.weight.bold,
    },
  },
  '@media': {
    [media.phone]: {
      paddingInline: 0,
      borderBlockEndColor: theme.color.line,
      fontSize: theme.font.sm,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    [media.forced]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderColor: 'Highlight' } },
    },
  },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
