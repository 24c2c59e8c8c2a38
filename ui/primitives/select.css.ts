import { style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

import { control } from './control.css.ts'

/* The arrow is made of gradients: an image URL would need an exception in the content security policy. */
export const select = style([
  control,
  {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '2.75rem',
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundSize: '0.45rem 0.45rem',
    backgroundPosition: 'right 1.3rem center, right 0.85rem center',
    backgroundRepeat: 'no-repeat',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
    '@media': {
      [media.phone]: {
        paddingInlineEnd: '2rem',
        backgroundPosition: 'right 1.05rem center, right 0.6rem center',
      },
      [media.cramped]: { paddingInline: `${theme.space.xs} 2rem` },
      [media.forced]: { appearance: 'auto' },
    },
  },
])
