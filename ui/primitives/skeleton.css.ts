import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

import { narrow } from './table.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const breathe = keyframes({ '50%': { opacity: 0.45 } })

/* Invisible for the first 200 ms, so that fast replies do not flash. */
export const block = style({
  display: 'grid',
  gap: theme.space.sm,
  animation: `${appear} 120ms linear 200ms backwards`,
})

/* The content below appears together with the loaded content. */
globalStyle(`${block} ~ *`, { display: 'none' })

export const line = style({
  blockSize: '2.75rem',
  /* Forced colours remove backgrounds, but not borders. */
  border: '1px solid transparent',
  borderRadius: theme.radius.md,
  background: theme.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
/* The height of a row with its borders, or of its card. */
export const record = styleVariants({ short: '8rem', tall: '16.5rem' }, (blockSize) => [
  line,
  { '@media': { [narrow]: { blockSize } } },
])
/* The height of the page's title with its underline. */
export const title = style([
  line,
  {
    inlineSize: 'min(24rem, 75%)',
    blockSize: `calc(${theme.font.xxl} * ${theme.leading.tight} + ${theme.space.sm})`,
    marginBlockEnd: theme.space.sm,
    '@media': {
      [media.phone]: { blockSize: `calc(${theme.font.xl} * ${theme.leading.tight} + ${theme.space.sm})` },
    },
  },
])
