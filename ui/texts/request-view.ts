/** The read-only page of a request (D-32). */
export const parts = 'Partes do requerimento'
export const summary = 'Resumo'
export const answers = 'Dados'
export const documents = 'Documentos'
export const noAnswers = 'Este requerimento ainda não tem dados informados.'

/** Instead of 'Editar' if the fund asked for a correction. */
export const correct = 'Corrigir'
/** Instead of 'Editar' for a new amount without an answer. */
export const seeAndAnswer = 'Ver o valor e responder'

// The current status; the explanations of each status are in the chart.
export const now = 'O que acontece agora'
export const yourPart = 'O que você faz'
export const fundsPart = 'O que o fundo faz'
export const statusPath = 'Caminho do requerimento'
/** For screen readers, before each status of the path. */
export const wentThrough = 'já passou por'
export const isIn = 'está em'
export const isAhead = 'falta'
export const decision = 'Decisão do fundo'

// The timeline.
export const course = 'Andamento'
/** The label of messages; some are the participant's own. */
export const message = 'Mensagem'
export const reached = (status: string) => `Situação: ${status}`
export const nothingHappened = 'Ainda não aconteceu nada com este requerimento.'
