import { keyframes, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { borderStyle: 'dotted' } },
})

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.sm,
  minBlockSize: '8rem',
  color: theme.color.inkMuted,
})
