import { format, isValid } from '@fnando/cpf'

const WRITTEN = /^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/
const SEPARATORS = /[\s.-]/g

/**
 * 11 digits with or without mask, both check digits right; eleven equal digits are refused (VALID-11,
 * VALID-12).
 */
export const isCpf = (text: string) => WRITTEN.test(text) && isValid(text)

/**
 * Without the separators of its mask; any other character stays, so that the text is refused (VALID-31):
 * '529.982.247-2x' gives '5299822472x'.
 */
export const bareCpf = (text: string) => text.replace(SEPARATORS, '')

/** 11 digits as 000.000.000-00; of any other text only its digits. */
export const formatCpf = (digits: string) => format(digits)

const LENGTH = 11

/** Whether there are fewer characters than a CPF has, of any kind; its separators do not count. */
export const isShortCpf = (text: string) => bareCpf(text).length < LENGTH
