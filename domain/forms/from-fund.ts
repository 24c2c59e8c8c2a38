import type { Values } from './form.ts'

/**
 * A mark beside the answers of a row: 'S' if the fund's records proposed the row to a new request. It is no
 * field of the form, so it is never sent; a saved row belongs to the participant.
 */
export const FROM_FUND = 'do_fundo'

/** Whether the fund's records proposed the row. */
export const isFromFund = (row: Values) => row[FROM_FUND] === 'S'
