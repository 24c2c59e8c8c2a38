import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { formatCpf, isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Config } from '#server/config.ts'
import type { Queries } from '#server/database/connect.ts'
import { givenKeys, keyFileOf } from '#server/given-keys.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { createEncryption, type Encryption } from '#server/sessions/encryption.ts'
import { requireKeysOf } from '#server/sessions/password-key-check.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  type StaffMember,
} from '#server/sessions/second-factor.ts'

import { withDatabase } from './open-database.ts'
import { operator } from './operator.ts'
import type { Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run fund -- second-factor <cpf> [--code <código> | --remove]'

type Needs = { readonly db: Queries; readonly clock: () => Date; readonly encryption: Encryption }

/** Gives a member of the staff a second factor, which counts once it is confirmed by a code, or removes it (P-730). */
export const secondFactor: Tool = {
  usage: USAGE,
  prepare: (args) => {
    const { cpf, code, remove } = read(args)
    return (config) =>
      withDatabase(config, async (db) => {
        const encryption = await encryptionOf(config, (given) => requireKeysOf(db, given))
        const text = await inTransaction(db, async (transaction) => {
          const needs = { db: transaction, clock: () => new Date(), encryption }
          const person = await staffMember(transaction, cpf, remove)
          if (remove) return removed(needs, person)
          return code === undefined ? begun(needs, person, cpf) : confirmed(needs, person, code)
        })
        return { text, isGood: true }
      })
  },
}

function read(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { code: { type: 'string' }, remove: { type: 'boolean' } },
    })
    const [cpf = '', ...more] = positionals
    const { code, remove = false } = values
    if (isCpf(cpf) && more.length === 0 && !(remove && code !== undefined)) {
      return { cpf: digitsOf(cpf), code, remove }
    }
  } catch {
    // An option that does not exist, or `--code` without a value.
  }
  throw new UsageError(`Diga o CPF de quem é da equipe do fundo. Uso: ${USAGE}`)
}

type Given = ReturnType<typeof givenKeys>

/** A key that is made here would not be that of the server. */
async function encryptionOf(config: Config, requireKeys: (given: Given) => Promise<void>) {
  if (config.passwordKeys === null && !existsSync(keyFileOf(config))) {
    throw new ToolFailure(
      'Falta a chave das senhas, com que o segundo fator é cifrado: defina PASSWORD_PEPPER (ou PASSWORD_PEPPER_FILE) ' +
        'como no servidor.',
    )
  }
  const given = givenKeys(config)
  await requireKeys(given)
  return createEncryption(given.keys)
}

/** Who has left the staff may still have a second factor to remove. */
async function staffMember(db: Queries, cpf: string, isAnybody: boolean): Promise<StaffMember> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'name', 'role_id'])
    .where('cpf', '=', cpf)
    .executeTakeFirst()
  if (!person || (person.role_id === null && !isAnybody)) {
    throw new ToolFailure(`O CPF ${formatCpf(cpf)} não é de ninguém da equipe do fundo.`)
  }
  return person
}

async function begun(needs: Needs, person: StaffMember, cpf: string): Promise<string> {
  const factor = await beginSecondFactor(needs, person, operator())
  if (!factor) {
    throw new ToolFailure(
      `${person.name} já tem um segundo fator. Para dar outro, retire-o antes: npm run fund -- second-factor ${cpf} --remove`,
    )
  }
  return [
    `Segundo fator de ${person.name}, que ainda não vale. O aplicativo de autenticação lê este endereço como código QR:`,
    '',
    `  ${factor.link}`,
    '',
    'Ou digite nele a chave:',
    '',
    `  ${factor.key.match(/.{1,4}/g)?.join(' ')}`,
    '',
    'Nada disso será mostrado de novo. Passa a valer com o primeiro código que o aplicativo mostrar:',
    '',
    `  npm run fund -- second-factor ${cpf} --code 123456`,
  ].join('\n')
}

async function confirmed(needs: Needs, person: StaffMember, code: string): Promise<string> {
  const outcome = await confirmSecondFactor(needs, person, code, operator())
  if (outcome === 'none') {
    throw new ToolFailure(
      `${person.name} não tem um segundo fator a confirmar. Comece sem --code: ele dá a chave para o aplicativo.`,
    )
  }
  if (outcome === 'wrongCode') {
    throw new ToolFailure(
      'O código não confere. Repita com o que o aplicativo mostra agora; se continuar assim, acerte a hora do aparelho e a do ' +
        'servidor.',
    )
  }
  return `Segundo fator de ${person.name} confirmado: daqui em diante o portal e a mesa pedem o código. As sessões abertas foram encerradas.`
}

async function removed(needs: Needs, person: StaffMember): Promise<string> {
  if (!(await removeSecondFactor(needs, person, operator()))) {
    throw new ToolFailure(`${person.name} não tem segundo fator.`)
  }
  return `Segundo fator de ${person.name} retirado: a entrada pede só a senha. As sessões abertas foram encerradas.`
}
