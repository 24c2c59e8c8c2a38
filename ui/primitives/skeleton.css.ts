import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

import { narrow } from './table.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const breathe = keyframes({ '50%': { opacity: 0.45 } })

/* Fast answers never show it: it stays invisible for the first 200 ms. */
export const block = style({
  display: 'grid',
  gap: theme.space.sm,
  animation: `${appear} 120ms linear 200ms backwards`,
})

/* What stands below comes with it, in its place. */
globalStyle(`${block} ~ *`, { display: 'none' })

export const line = style({
  blockSize: '2.75rem',
  /* Seen where the participant's own colours take grounds away. */
  border: '1px solid transparent',
  borderRadius: theme.radius.md,
  background: theme.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
/* As tall as a row with its edges, or as the card that it is. */
export const record = styleVariants({ short: '8rem', tall: '16.5rem' }, (blockSize) => [
  line,
  { '@media': { [narrow]: { blockSize } } },
])
/* As tall as the page's title with its rule. */
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
