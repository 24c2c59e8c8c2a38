import { fund } from './common.ts'

/** Texts of the primitives, wherever they are used. */
export const placeWithin = (page: string, part: string) => `${page}: ${part}`
export const windowTitle = (place: string) => `${place} · ${fund}`
/** At the start of the window's title, so that it is read first. */
export const troubled = (place: string) => `Erro: ${place}`

/** Part of a label. */
export const optional = '(opcional)'
export const unpicked = 'Selecione'
export const showPassword = 'Mostrar'
export const showPasswordLabel = 'Mostrar o que foi digitado'
export const hidePassword = 'Ocultar'
export const hidePasswordLabel = 'Ocultar o que foi digitado'

export const closeNotice = 'Fechar aviso'

export const pages = 'Paginação'
export const previousPage = 'Página anterior'
export const nextPage = 'Próxima página'
/** If all rows are on one page. */
export const rowsInAll = (total: number) => `Total: ${total}`
export const rowsShown = (first: number, last: number, total: number) => `${first}–${last} de ${total}`

// The steps of a form.
export const steps = 'Passos do requerimento'
export const stepOf = (step: number, steps: number, title: string) => `Passo ${step} de ${steps}: ${title}`
export const stepDone = 'concluído: '
export const stepLacking = 'incompleto: '
/** `left`: 'faltam 2 campos'. */
export const leftInStep = (title: string, left: string) => `Em ${title}: ${left}`
