import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* Keep the line breaks of the fund. */
export const correctionRequest = style({ maxInlineSize: theme.size.reading, whiteSpace: 'pre-line' })
export const way = style({ paddingBlock: theme.space.xs })
