/** The receipt of a sent request, on the screen and on paper (P-136, P-139). */
export const title = 'Comprovante'
export const alsoOnPaper =
  'Imprima o comprovante ou salve em PDF. Ele traz também o tipo, o plano, quem enviou e os documentos.'
export const print = 'Imprimir comprovante'

// All declared answers.
export const answersLabel = 'Dados para imprimir'
export const answersTitle = 'Dados informados no requerimento'
export const printAnswers = 'Imprimir dados informados'

export const sentAt = 'Enviado em'
export const brasiliaTime = (moment: string) => `${moment} (horário de Brasília)`
/** If only the day is known. */
export const requestedOn = 'Data do requerimento'

// On paper only.
export const paperLabel = 'Comprovante de envio'
export const paperTitle = 'Comprovante de envio de requerimento'
export const documents = 'Documentos enviados'
export const noDocuments = 'Nenhum documento foi anexado.'
export const keepIt =
  'Guarde este comprovante. Com o número do protocolo você acompanha o requerimento no portal e fala com o atendimento do fundo.'
