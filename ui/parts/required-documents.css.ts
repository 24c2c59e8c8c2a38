import { style } from '@vanilla-extract/css'

import { media } from '#ui/theme.css.ts'

/* On a card the button is as wide as the card. */
export const missing = style({ '@media': { [media.phone]: { display: 'grid' } } })
