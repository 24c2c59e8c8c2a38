import { SAVE_LIMITS } from '#api/contract/requests.ts'
import { type Answers, ROWS_PARTS } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'
import { at, invalid } from '#server/kernel/errors.ts'

/**
 * Throws `invalid` if a request exceeds its limits of rows; `unknownIn` limits its other answers. Checked after the merge, as many small saves could exceed
 * them together.
 */
export function requireWithinLimits(answers: Answers): void {
  for (const part of ROWS_PARTS) {
    if (answers[part].length > SAVE_LIMITS.rows) throw tooMany(part, ROWS_NAMES[part])
  }
}

const ROWS_NAMES = {
  dependentes: 'dependentes',
  beneficiarios: 'beneficiários',
  beneficios: 'benefícios',
  designados: 'dependentes',
  empresas: 'empresas',
  peps: 'detalhes de pessoa exposta',
} as const

const tooMany = (path: string, what: string) => invalid(...at(path, messages.tooMany(what)))
