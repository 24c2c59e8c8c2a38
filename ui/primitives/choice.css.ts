import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

/** The whole line is the click target, including the label. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.sm,
  minBlockSize: theme.size.target,
  paddingBlock: '0.5rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: theme.color.inkMuted } },
})
export const box = style({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  flexShrink: 0,
  margin: '0.1rem 0 0',
  accentColor: theme.color.primary,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]': {
      borderRadius: theme.radius.sm,
      boxShadow: `0 0 0 2px ${theme.tone.danger.line}`,
    },
  },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/* Aligned with the text, not with the circle. */
export const choiceHint = style({
  marginBlock: '-0.4rem 0.4rem',
  marginInlineStart: `calc(1.375rem + ${theme.space.sm})`,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
/* Aligned with the text. */
export const unfolded = style({
  paddingBlockEnd: theme.space.sm,
  paddingInlineStart: `calc(1.375rem + ${theme.space.sm})`,
  '@media': { [media.phone]: { paddingInlineStart: 0 } },
})
export const frame = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })
export const legend = style({ fontWeight: theme.weight.medium })
export const stacked = style({ display: 'grid' })
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.lg })
export const columns = style({
  display: 'grid',
  columnGap: theme.space.lg,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
