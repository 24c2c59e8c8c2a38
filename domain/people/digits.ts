/** The digits of a text: '529.982.247-25' gives '52998224725'. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

const UPWARDS = '0123456789'
const DOWNWARDS = '9876543210'

/** Digits that ascend or descend by one each: '3456', '876'. */
export const isRun = (digits: string) => UPWARDS.includes(digits) || DOWNWARDS.includes(digits)
