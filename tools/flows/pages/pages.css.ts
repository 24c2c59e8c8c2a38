import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

const { color, space } = theme

export const header = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `${space.sm} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { print: { display: 'none' }, [media.phone]: { paddingInline: space.md } },
})
export const brand = style({ fontSize: theme.font.lg, fontWeight: theme.weight.bold })
export const version = style({
  color: color.inkMuted,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.regular,
})
export const search = style({ flex: '1 1 18rem', maxInlineSize: '34rem' })
export const searchLabel = style({ fontSize: theme.font.sm, color: color.inkMuted })
export const results = style({
  position: 'absolute',
  insetInlineEnd: space.lg,
  zIndex: theme.layer.dialog,
  inlineSize: `min(44rem, 100% - 2 * ${space.lg})`,
  maxBlockSize: '70vh',
  overflow: 'auto',
  padding: space.md,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.md,
  background: color.surface,
  boxShadow: theme.elevation.high,
})
export const result = style({ paddingBlock: space.xs })
export const place = style({ display: 'block', color: color.inkMuted, fontSize: theme.font.sm })

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: space.lg,
  '@media': { [media.phone]: { padding: space.md }, print: { display: 'block', padding: 0 } },
})
export const ways = style({ '@media': { print: { display: 'none' } } })
/** Only where the details are below the drawing, not beside it. */
export const toPanel = style({
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
})
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { print: { display: 'block', breakBefore: 'page' } },
})
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'block' },
  },
})
export const contents = style({ display: 'grid', gap: space.md })
export const chapters = style({ columns: '20rem auto', paddingInlineStart: space.xl, listStyle: 'decimal' })
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space.md,
})
export const hint = style({
  color: color.inkMuted,
  fontSize: theme.font.sm,
  '@media': { print: { display: 'none' } },
})
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
    print: { display: 'block' },
  },
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    // The height of the drawing beside it.
    [media.desktop]: { maxBlockSize: '80vh', overflow: 'auto' },
  },
})
export const panelTitle = style({ fontSize: theme.font.lg, fontWeight: theme.weight.bold })
export const sectionTitle = style({
  paddingBlockEnd: space.xxs,
  color: color.inkMuted,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.bold,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs })
export const item = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${color.line}`,
  selectors: {
    '&[aria-current]': { borderInlineStartColor: theme.tone.danger.line, fontWeight: theme.weight.medium },
  },
})
export const wantedRow = style({})
globalStyle(`tr:has(${wantedRow})`, {
  background: theme.tone.info.ground,
  outline: `2px solid ${theme.tone.info.line}`,
  outlineOffset: '-2px',
})
export const answers = style({ paddingInlineStart: space.lg, listStyle: 'decimal' })
export const small = style({ display: 'block', color: color.inkMuted, fontSize: theme.font.sm })
export const note = style({ whiteSpace: 'pre-wrap' })
export const sheet = style({
  padding: space.lg,
  // Forced colours remove backgrounds and shadows, but not borders.
  border: '1px solid transparent',
  borderRadius: theme.radius.lg,
  background: color.surface,
  boxShadow: theme.elevation.low,
  '@media': { [media.phone]: { padding: space.md }, print: { padding: 0, boxShadow: 'none' } },
})
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlockEnd: space.sm,
})
/* The picture of a long page is cut; the link opens all of it. */
const pictureLink = style({
  display: 'block',
  minInlineSize: 0,
  maxBlockSize: '20rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
})
export const picture = styleVariants({ 1280: ['3 1 12rem'], 360: ['1 1 5rem'] }, ([flex]) => [
  pictureLink,
  { flex },
])
export const shot = style({ display: 'block', inlineSize: '100%' })
