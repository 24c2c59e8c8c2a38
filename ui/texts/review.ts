/** The review above Finalizar, and the question before sending (P-141, P-142). */
export const title = 'Confira antes de enviar'
export const change = 'Alterar'
export const notGiven = 'Não preenchido'
export const nothingAnswered = 'Nada foi preenchido.'
export const nobodyDeclared = 'Ninguém foi marcado.'

/** The protocol is between the two parts. */
export const sendTitleBefore = 'Finalizar o requerimento'
export const sendTitleAfter = 'e enviar para análise?'
export const sendIsFinal = 'Depois do envio, o requerimento só pode ser alterado se o fundo pedir.'
/** The number of documents; their names are in the folded list. */
export const sendCount = (count: number) =>
  count === 1 ? '1 documento será enviado' : `${count} documentos serão enviados`
export const sendDismissed = 'Ainda não'
/** Leads to the review. */
export const sendReviewed = 'Conferir'
export const sendConfirmed = 'Finalizar e enviar'
