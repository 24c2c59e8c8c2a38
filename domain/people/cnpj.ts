import { isValid } from '@fnando/cnpj'

const WRITTEN = /^[A-Z\d]{12}\d{2}$/
const SEPARATORS = /[./-]/g

/**
 * 14 characters without mask, both check digits right. Since July 2026 the first twelve may be capital
 * letters; fourteen equal digits are refused (VALID-24, D-104).
 */
export const isCnpj = (text: string) => WRITTEN.test(text) && isValid(text)

/**
 * The number without its mask, in capitals: '12.abc.345/01de-35' gives '12ABC34501DE35'. Any other character
 * stays, so that the text is refused (VALID-31).
 */
export const bareCnpj = (text: string) =>
  // `toUpperCase` of the whole text would make ASCII letters of others, as SS of ß.
  text.replace(SEPARATORS, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/** 14 characters with the mask: '12ABC34501DE35' gives '12.ABC.345/01DE-35'; any other text unchanged. */
export const formatCnpj = (text: string) =>
  text.replace(/^([A-Z\d]{2})([A-Z\d]{3})([A-Z\d]{3})([A-Z\d]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
