import { style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

export const list = style({ display: 'grid' })
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.xxs,
  paddingInlineStart: theme.space.xl,
  paddingBlockEnd: theme.space.lg,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.625rem - 1px)',
      insetBlock: '1.5rem 0',
      borderInlineStart: `2px solid ${theme.color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
/* Different shapes, because forced colours remove the colours. */
export const mark = styleVariants({
  status: {
    position: 'absolute',
    insetInlineStart: '0.25rem',
    insetBlockStart: '0.4rem',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `1px solid ${theme.color.primary}`,
    borderRadius: theme.radius.pill,
    background: theme.color.primary,
    boxShadow: `0 0 0 4px ${theme.color.primarySoft}`,
  },
  message: {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    inlineSize: '1.25rem',
    color: theme.color.primary,
    textAlign: 'center',
  },
})
export const time = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const title = style({ fontWeight: theme.weight.medium })
export const text = style({ whiteSpace: 'pre-line' })
export const empty = style({ color: theme.color.inkMuted })
