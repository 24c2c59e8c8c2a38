/** What the fund wrote. */
export const empty = 'Não há mensagens.'
