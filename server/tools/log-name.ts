import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { installationSecret, pseudonymOf } from '#server/sessions/installation.ts'

import { withDatabase } from './open-database.ts'
import type { Tool } from './tool.ts'
import { UsageError } from './usage-error.ts'

/** Prints the name that the log has for a CPF (`account`); the CPF need not be anybody's. */
export const logName: Tool = {
  usage: 'npm run log-name -- <cpf>',
  prepare: ([cpf = '', ...more]) => {
    if (!isCpf(cpf) || more.length > 0) throw new UsageError('Diga um CPF: npm run log-name -- <cpf>')
    return (config) =>
      withDatabase(config, async (db) => {
        const text = pseudonymOf({ secret: await installationSecret(db) }, digitsOf(cpf))
        return { text, isGood: true }
      })
  },
}
