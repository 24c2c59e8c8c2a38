import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hash } from '@node-rs/argon2'

import { inventedCpfs } from '../../tools/cli/lib/invented-cpfs.ts'

/** The password of `callingBy`. */
const PASSWORD = '20262026'
/** As the server's default, so that the first login does not hash for a higher cost. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** People who only log in, for the measurement of logins. */
export const LOGINS_ONLY = 32

/** CPFs of the participants and, behind them, of the people who only log in. */
export const cpfsOf = (participants: number) => inventedCpfs(participants + LOGINS_ONLY)

/** Writes the files of an import: each CPF in plan 1 since 1999, with a password. Returns their paths. */
export async function writePeople(folder: string, participants: number): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  const cpfs = cpfsOf(participants)
  const password = await hash(PASSWORD, COST)
  const person = (cpf: string, index: number) =>
    `${cpf};Pessoa ${index};participante;1966-01-15;F;30130010;MG;Belo Horizonte;Praça Sete;1;p${index}@correio.example;${password}`
  const files = {
    pessoas: [
      'cpf;nome;tipo;data_nascimento;sexo;cep;estado;cidade;logradouro;numero;email_pessoal;senha_hash',
      ...cpfs.map(person),
    ],
    planos: ['cpf;plano;categoria;inicio', ...cpfs.map((cpf) => `${cpf};1;1;1999-01-04`)],
  }
  return Object.entries(files).map(([name, lines]) => {
    const path = join(folder, `${name}.csv`)
    writeFileSync(path, `${lines.join('\n')}\n`)
    return path
  })
}
