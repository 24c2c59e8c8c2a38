/** The digits of a text: '529.982.247-25' gives '52998224725'. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
const DASHES = /[\p{Pd}\u2212]/gu

/** Full-width signs as ASCII, and every dash and minus as a hyphen: '１２−３' gives '12-3' (VALID-32). */
export const plainSigns = (text: string) =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')

/** A typed or pasted password without blanks and invisible characters, its full-width signs as ASCII (LOGIN-23). */
export const plainPassword = (text: string) => plainSigns(text).replace(/[\s\p{Cf}\p{Cc}]/gu, '')

const UPWARDS = '0123456789'
const DOWNWARDS = '9876543210'

/** Digits that ascend or descend by one each: '3456', '876'. */
export const isRun = (digits: string) => UPWARDS.includes(digits) || DOWNWARDS.includes(digits)
