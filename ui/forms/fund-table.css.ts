import { globalStyle, style } from '@vanilla-extract/css'

import { below } from '#ui/primitives/field-frame.css.ts'
import { wide } from '#ui/primitives/table.css.ts'

export const table = style({})
globalStyle(`${table} :is(th, td)`, { verticalAlign: 'top' })

export const asked = style({})
/* Its first line is as high as those of the other cells. */
globalStyle(`${asked} label`, { marginBlock: '-0.5rem' })
/* A problem of all rows is shown above the table. */
globalStyle(`${asked} ${below}:not(:has(> :not(:empty)))`, { display: 'none' })

/* On a card the number has its own line and may wrap if the text is large. */
export const number = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } })
