import { style, styleVariants } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const countdown = style({ display: 'flex' })

const onPhone = {
  fontSize: theme.font.sm,
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  gap: theme.space.xxs,
}

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${theme.motion.calm} ${theme.motion.easing}`,
})

export const urgency = styleVariants({
  quiet: [base, { color: theme.color.onPrimary, fontSize: theme.font.sm }],
  noticed: [
    base,
    {
      padding: `${theme.space.xxs} ${theme.space.md}`,
      borderRadius: theme.radius.pill,
      boxShadow: `inset 0 0 0 2px ${theme.color.onPrimary}`,
      color: theme.color.onPrimary,
      fontSize: theme.font.xl,
      fontWeight: theme.weight.bold,
      '@media': {
        [media.phone]: onPhone,
      },
    },
  ],
  urgent: [
    base,
    {
      padding: `${theme.space.xxs} ${theme.space.md}`,
      borderRadius: theme.radius.pill,
      background: theme.color.countdownGround,
      color: theme.color.countdownInk,
      fontSize: theme.font.xl,
      fontWeight: theme.weight.bold,
      '@media': {
        [media.phone]: onPhone,
      },
    },
  ],
})

/* Large digits have no space beside Sair. */
export const reading = styleVariants({
  line: { display: 'flex', gap: theme.space.xs },
  stack: { display: 'grid', lineHeight: 1.1 },
})
export const words = style({
  fontSize: theme.font.sm,
  fontWeight: theme.weight.medium,
  '@media': { [media.phone]: { display: 'none' } },
})
