/** A request's own page (D-32). */
export const parts = 'Partes do requerimento'
export const summary = 'Resumo'
export const answers = 'Dados'
export const documents = 'Documentos'
export const noAnswers = 'Este requerimento ainda não tem dados informados.'

/** In place of 'Editar' where the fund asked for a correction. */
export const correct = 'Corrigir'
/** In place of 'Editar' where a new amount waits for its answer. */
export const seeAndAnswer = 'Ver o valor e responder'

// The current status; the explanations of each status are in the chart.
export const now = 'O que acontece agora'
export const yourPart = 'O que você faz'
export const fundsPart = 'O que o fundo faz'
export const lifeLine = 'Caminho do requerimento'
/** Heard before each situation on the way. */
export const wentThrough = 'já passou por'
export const isIn = 'está em'
export const isAhead = 'falta'
export const decision = 'Decisão do fundo'

// What happened.
export const course = 'Andamento'
/** Over one of them: some are the participant's own. */
export const message = 'Mensagem'
export const reached = (status: string) => `Situação: ${status}`
export const nothingHappened = 'Ainda não aconteceu nada com este requerimento.'
