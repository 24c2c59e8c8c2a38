import { style, styleVariants } from '@vanilla-extract/css'

import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import { theme } from '#ui/theme.css.ts'

import { sheet as panel, sectionTitle } from './pages.css.ts'

const { color, space } = theme

export const sheet = panel
export const title = sectionTitle
export const ends = visuallyHidden
export const frame = style({ overflowX: 'auto', position: 'relative' })
export const diagram = style({ minInlineSize: 'calc(var(--participants) * 9rem)' })
export const heads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--participants), minmax(0, 1fr))',
})
export const head = style({
  marginInline: space.xs,
  padding: space.xs,
  border: `1px solid ${color.inkMuted}`,
  borderRadius: theme.radius.md,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.bold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
/* A line down the middle of each column. */
export const messages = style({
  backgroundImage: `linear-gradient(to right, transparent calc(50% - 0.5px), ${color.controlBorder} 0, ${color.controlBorder} calc(50% + 0.5px), transparent 0)`,
  backgroundSize: 'calc(100% / var(--participants)) 100%',
  paddingBlock: space.xs,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(calc(2 * var(--participants)), minmax(0, 1fr))',
  paddingBlock: space.xxs,
})
const line = style({
  position: 'relative',
  paddingInline: space.sm,
  borderBlockEnd: '2px solid',
  background: `linear-gradient(${color.surface}, ${color.surface}) center / calc(100% - 4px) 100% no-repeat`,
  fontSize: theme.font.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '::after': {
    position: 'absolute',
    insetBlockEnd: '-6px',
    inlineSize: '10px',
    blockSize: '10px',
    borderBlockEnd: '2px solid',
    content: '""',
  },
})
/* The head is two borders, which forced colours keep. */
export const arrow = styleVariants(
  {
    right: { insetInlineEnd: '2px', borderInlineEnd: '2px solid', transform: 'rotate(-45deg)' },
    left: { insetInlineStart: '2px', borderInlineStart: '2px solid', transform: 'rotate(45deg)' },
  },
  (head) => [line, { '::after': head }],
)
