/** What a section of a form says about itself. */
const answers = (count: number) => (count === 1 ? '1 resposta' : `${count} respostas`)
export const complete = 'completo'
export const missing = (count: number) => `${count === 1 ? 'falta' : 'faltam'} ${count}`
export const toMend = (count: number) => `${answers(count)} a corrigir`
export const change = 'Alterar'
export const show = 'Ver'
export const isItRight = 'Está certo?'
