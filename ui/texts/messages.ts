/** Messages of the fund. */
export const empty = 'Não há mensagens.'
