import { globalStyle, style } from '@vanilla-extract/css'

import { below } from '#ui/primitives/field-frame.css.ts'
import { wide } from '#ui/primitives/table.css.ts'

export const asked = style({})
/* What is wrong is said over the table, of all its rows. */
globalStyle(`${asked} ${below}:not(:has(> :not(:empty)))`, { display: 'none' })

/* Where the row is a card, the number has a line of its own, which large text may break. */
export const number = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } })
