import { style, styleVariants } from '@vanilla-extract/css'

const base = style({ fill: 'currentColor', display: 'inline-block', verticalAlign: 'middle' })

export const size = styleVariants({
  sm: [base, { inlineSize: '1.125em', blockSize: '1.125em' }],
  md: [base, { inlineSize: '1.375em', blockSize: '1.375em' }],
  lg: [base, { inlineSize: '2.25em', blockSize: '2.25em' }],
})
