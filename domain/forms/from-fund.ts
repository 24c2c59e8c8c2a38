import type { Values } from './form.ts'

/**
 * Beside the answers of a row: 'S' where the fund's records propose the row to a new request. No form asks it, so it is
 * never sent, and a saved row is the participant's own.
 */
export const FROM_FUND = 'do_fundo'

/** Whether the fund's records proposed the row. */
export const isFromFund = (row: Values) => row[FROM_FUND] === 'S'
