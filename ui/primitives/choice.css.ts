import { globalStyle, style } from '@vanilla-extract/css'

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
/* WebKit's own ring of a control that is not selected has too little contrast. */
export const box = style({
  display: 'grid',
  placeContent: 'center',
  appearance: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  flexShrink: 0,
  margin: '0.1rem 0 0',
  border: `2px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.sm,
  background: theme.color.surface,
  accentColor: theme.color.primary,
  cursor: 'inherit',
  selectors: {
    '&[type="radio"]': { borderRadius: theme.radius.pill },
    '&:checked': { borderColor: theme.color.primary },
    '&[type="checkbox"]:checked': { background: theme.color.primary },
    /* The dot of a radio, the tick of a checkbox. */
    '&[type="radio"]:checked::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: theme.radius.pill,
      background: theme.color.primary,
    },
    '&[type="checkbox"]:checked::before': {
      content: '',
      inlineSize: '0.375rem',
      blockSize: '0.75rem',
      border: `solid ${theme.color.onPrimary}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-10%) rotate(45deg)',
    },
    '&:disabled': { opacity: 0.6 },
    '&[aria-invalid="true"]': { boxShadow: `0 0 0 2px ${theme.tone.danger.line}` },
  },
  /* Backgrounds are removed there: the browser's own. */
  '@media': {
    [media.forced]: { appearance: 'auto' },
    print: { appearance: 'auto' },
  },
})
globalStyle(`${box}::before`, {
  '@media': { [media.forced]: { display: 'none' }, print: { display: 'none' } },
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
