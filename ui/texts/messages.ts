/** What the fund wrote (core 2, "Mensagens"). */
export const empty = 'Não há mensagens.'
