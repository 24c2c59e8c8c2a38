/** Messages of the fund. */
export const empty = 'Não há mensagens.'
/** Instead of a message that a notice at the start of the page repeats. */
export const saidAbove = 'O pedido que está no início desta página.'
