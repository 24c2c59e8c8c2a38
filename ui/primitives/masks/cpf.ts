import { digitMask, digits } from './mask.ts'

/** 000.000.000-00 on the screen, stored as eleven digits. */
export const cpfMask = digitMask({
  mask: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
})
