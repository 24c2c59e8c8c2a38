import type { Offered } from '#domain/forms/suggested.ts'

/** Texts about the sections of a form. */
const answers = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)
export const complete = 'completo'
/** Nothing is required and nothing was answered. */
export const optional = 'opcional'
/** One row must be ticked, and none is. */
export const chooseOne = 'escolha ao menos um'
export const missing = (count: number) => `${count === 1 ? 'falta' : 'faltam'} ${count}`
export const toCorrect = (count: number) => `${answers(count)} a corrigir`
export const index = 'Seções do formulário'
export const change = 'Alterar'
/** Instead of 'Alterar', while nothing in it is answered. */
export const fillIn = 'Preencher'
export const show = 'Ver'
export const fromRecord = 'Do seu cadastro'

/** The account is named by its last digits: '4-8'. */
const account = ({ protocol, bank, answers: { agencia = '', conta = '', conta_dv = '' } }: Offered) =>
  `Usar a conta do requerimento ${protocol}: ${bank.replace(/^\d+ /, '')}, agência ${agencia}, conta final ${
    conta_dv === '' ? conta.slice(-2) : `${conta.slice(-1)}-${conta_dv}`
  }`
/** For a button that copies answers of an earlier request. */
export const takeOver = (offered: Offered) =>
  ({
    account: account(offered),
    idCard: `Usar o documento de identidade do requerimento ${offered.protocol}`,
    parents: `Usar os nomes da sua mãe e do seu pai do requerimento ${offered.protocol}`,
  })[offered.of]
export const addFromRecord = (name: string, kinship: string) =>
  `Adicionar ${name}${kinship === '' ? '' : ` (${kinship.toLowerCase()})`}`
