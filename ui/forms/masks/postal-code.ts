import { digitMask, digits } from './mask.ts'

/** 00000-000 on screen, eight digits in store (D-78). */
export const postalCodeMask = digitMask({ mask: [...digits(5), '-', ...digits(3)] })
