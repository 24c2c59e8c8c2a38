import { style } from '@vanilla-extract/css'

/* A code is broken into two lines only where a whole line is too narrow for it. */
export const callId = style({ display: 'inline-block', maxWidth: '100%' })
