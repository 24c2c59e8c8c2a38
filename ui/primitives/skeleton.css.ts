import { globalStyle, keyframes, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

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
  borderRadius: theme.radius.md,
  background: theme.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
