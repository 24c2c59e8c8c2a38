import { style } from '@vanilla-extract/css'

import { media } from '#ui/theme.css.ts'

/* What has to be done in the row: as wide as its card, where it is one. */
export const missing = style({ '@media': { [media.phone]: { display: 'grid' } } })
