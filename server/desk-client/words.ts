import { hasWords } from '#domain/clean-text.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { REQUEST_STATUSES, type RequestStatus, STATUS_LABELS } from '#domain/requests/status.ts'

import { UsageError } from './usage-error.ts'

/** The words after the name of a command; their number is already checked. */
export type Words = {
  readonly at: (position: number) => string
  readonly status: string | undefined
  readonly type: string | undefined
  readonly page: string | undefined
}

/** The id of a request, document or type; `what` names it in the error message. */
export function numberIn(text: string, what: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${what} é um número, e não "${text}".`)
  return Number(text)
}

export function pageIn(text: string): number {
  const page = numberIn(text, 'A página')
  if (page === 0) throw new UsageError('A primeira página é a 1.')
  return page
}

/** The letter of a status, upper or lower case. */
export function statusIn(text: string): RequestStatus {
  const status = REQUEST_STATUSES.find((letter) => letter === text.toUpperCase())
  if (status) return status
  const letters = REQUEST_STATUSES.map((letter) => `${letter} (${STATUS_LABELS[letter]})`)
  throw new UsageError(`As situações são ${letters.join(', ')}.`)
}

/** The reason of a rejection, which must have words. */
export function reasonIn(text: string): string {
  if (!hasWords(text)) throw new UsageError(messages.reasonRequired)
  return text
}

/** The digits of a CPF, with or without mask. */
export function cpfIn(text: string): string {
  if (!isCpf(text)) throw new UsageError(`"${text}" não é um CPF.`)
  return digitsOf(text)
}

const PLAIN_AMOUNT = /^\d{1,7}([.,]\d{2})?$/
const GROUPED_AMOUNT = /^\d{1,3}(\.\d{3})+,\d{2}$/

/** Reais as 5391,75, 5391.75, 5.391,75 or 5391; ambiguous amounts are rejected. */
export function amountIn(text: string): number {
  if (GROUPED_AMOUNT.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (PLAIN_AMOUNT.test(text)) return Number(text.replace(',', '.'))
  throw new UsageError(`O valor se escreve com centavos, como 5391,75, e não "${text}".`)
}

/** A request by id or protocol, which have at most ten digits, or the CPF of a person. */
export function requestOrCpfIn(text: string): { readonly id: number | null; readonly cpf: string } {
  if (/^\d{1,10}$/.test(text)) return { id: Number(text), cpf: '' }
  if (isCpf(text)) return { id: null, cpf: digitsOf(text) }
  throw new UsageError(`"${text}" não é um requerimento nem um CPF.`)
}
