import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/* Vertical on a phone. */
export const line = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
})

const base = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space.xxs,
  paddingInline: theme.space.xxs,
  fontSize: theme.font.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(1rem - 1px)',
      insetInline: 'calc(50% + 1.25rem) calc(-50% + 1.25rem)',
      borderBlockStart: `2px solid ${theme.color.line}`,
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: theme.space.sm,
      paddingBlockEnd: theme.space.sm,
      textAlign: 'start',
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        '&:not(:last-child)::after': {
          insetBlock: '2.125rem 0.125rem',
          insetInline: 'calc(1rem - 1px) auto',
          borderBlockStart: 0,
          borderInlineStart: `2px solid ${theme.color.line}`,
        },
      },
    },
  },
})

export const step = styleVariants({
  went: [base],
  current: [base, { fontWeight: theme.weight.bold }],
  ahead: [base, { color: theme.color.inkMuted }],
})

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: '2px solid',
  borderRadius: theme.radius.pill,
})
export const markOf = styleVariants({
  went: [mark, { color: theme.color.primary, borderColor: theme.color.primary }],
  current: [
    mark,
    { color: theme.color.onPrimary, background: theme.color.primary, borderColor: theme.color.primary },
  ],
  ahead: [mark, { color: theme.color.inkMuted, borderColor: theme.color.line }],
})

export const until = style({ display: 'block', fontWeight: theme.weight.regular })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: theme.space.md,
})
export const whose = style({ fontWeight: theme.weight.bold })
