import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.xl,
  '@media': {
    'screen and (min-width: 62em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    'screen and (min-width: 78em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const part = style({
  position: 'relative',
  borderBlockStart: `1px solid ${theme.color.line}`,
})
/* Space for the link, which is beside the summary, or below it in large text. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: theme.space.xs,
  minBlockSize: theme.size.target,
  paddingBlock: '0.5rem',
  paddingInlineEnd: '4.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.cramped]: { paddingInlineEnd: 0 } },
})
export const chevron = style({
  display: 'grid',
  color: theme.color.primary,
  transition: `transform ${theme.motion.calm} ${theme.motion.easing}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const title = style({
  flex: '0 1 auto',
  maxInlineSize: 'calc(100% - 2.25rem)',
  fontSize: theme.font.md,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
  '@media': { [media.cramped]: { fontSize: theme.font.sm } },
})
const alarming = { color: theme.tone.danger.ink, fontWeight: theme.weight.medium }
/* Aligned with the title, after the chevron. */
export const lacking = style({
  ...alarming,
  flexBasis: '100%',
  marginInlineStart: `calc(1.5rem + ${theme.space.xs})`,
  fontSize: theme.font.sm,
})
export const notGiven = style({ ...alarming, display: 'inline-flex', alignItems: 'center', gap: '0.35em' })
/* Aligned with the first line of its title. */
export const change = style({
  position: 'absolute',
  insetBlockStart: '-0.1rem',
  insetInlineEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  minInlineSize: theme.size.target,
  fontWeight: theme.weight.medium,
  selectors: {
    '&[aria-disabled="true"]': { color: theme.color.offInk, textDecoration: 'none', cursor: 'not-allowed' },
  },
  '@media': { [media.cramped]: { position: 'static' } },
})
export const body = style({
  display: 'grid',
  gap: theme.space.md,
  /* Not covered by the focus outline of the summary above. */
  paddingBlock: `${theme.space.xs} ${theme.space.lg}`,
})
export const row = style({ display: 'grid', gap: theme.space.xs })
export const rowTitle = style({ fontSize: theme.font.md, fontWeight: theme.weight.medium })
export const nothing = style({ color: theme.color.inkMuted })
