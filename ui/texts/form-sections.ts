/** Texts about the sections of a form. */
const answers = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)
export const complete = 'completo'
export const missing = (count: number) => `${count === 1 ? 'falta' : 'faltam'} ${count}`
export const toMend = (count: number) => `${answers(count)} a corrigir`
export const change = 'Alterar'
export const show = 'Ver'
export const isItRight = 'Está certo?'

type Account = { readonly agencia: string; readonly conta: string; readonly conta_dv: string }

/** The account is named by its last digits: '4-8'. */
export const takeAccount = (protocol: string, bank: string, { agencia, conta, conta_dv }: Account) =>
  `Usar a conta do requerimento ${protocol}: ${bank.replace(/^\d+ - /, '')}, agência ${agencia}, conta final ${
    conta_dv === '' ? conta.slice(-2) : `${conta.slice(-1)}-${conta_dv}`
  }`
export const addFromRecord = (name: string, kinship: string) =>
  `Adicionar do cadastro: ${name}${kinship === '' ? '' : ` (${kinship.toLowerCase()})`}`
