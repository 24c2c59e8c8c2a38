import { globalStyle, style } from '@vanilla-extract/css'

import { below } from '#ui/primitives/field-frame.css.ts'
import { wide } from '#ui/primitives/table.css.ts'

export const asked = style({})
/* A problem of all rows is shown above the table. */
globalStyle(`${asked} ${below}:not(:has(> :not(:empty)))`, { display: 'none' })

/* On a card the number has its own line and may wrap if the text is large. */
export const number = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } })
