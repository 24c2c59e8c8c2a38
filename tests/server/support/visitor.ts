import { createCode } from '#api/contract/visitor.ts'
import { insertAddress } from '#server/people/address.ts'

import { address } from './address.ts'
import type { TestServer } from './test-server.ts'

/** Valid CPFs without a person. */
export const NEW_CPFS = [
  '70123456835',
  '70234567910',
  '70345678168',
  '70456789243',
  '70567891372',
  '70678912483',
  '70890123446',
]

/** The seeded visitors. */
export const VI = '37258049150'
export const PF = '60581937295'

/** Body of a registration. */
export const registration = (cpf: string, answers: Readonly<Record<string, string>> = {}) => ({
  cpf,
  nome: 'Irene Castro Moura',
  data_nascimento: '1990-05-17',
  sexo: 'F',
  email_pessoal: 'irene@correio.example',
  celular: '(51) 99871-2204',
  senha: '70415926',
  confirmar_senha: '70415926',
  ...answers,
})

/** All queued mail, oldest first. */
export const mailOf = ({ services }: TestServer) =>
  services.db.selectFrom('outgoing_mail').select(['recipient', 'subject', 'body']).orderBy('id').execute()

export const codeIn = (body = '') => /^\d{6}$/m.exec(body)?.[0] ?? ''

/** The typed code and the nonce of the browser. */
export type Code = { readonly codigo: string; readonly nonce: string }

/** Requests a code and reads it in the mail. */
export async function codeFor(
  server: TestServer,
  cpf: string,
  email = 'irene@correio.example',
): Promise<Code> {
  const { body } = await server.call(createCode, { body: { cpf, email } })
  const codigo = codeIn((await mailOf(server)).at(-1)?.body)
  if (codigo === '') throw new Error('No code was mailed.')
  return { codigo, nonce: String(body.nonce) }
}

/** A wrong code with the same nonce. */
export const otherThan = ({ codigo, nonce }: Code): Code => ({
  codigo: String((Number(codigo) + 1) % 1_000_000).padStart(6, '0'),
  nonce,
})

/** Puts an e-mail address on a person's file. */
export async function keepEmail({ services: { db } }: TestServer, cpf: string, email: string): Promise<void> {
  const id = await insertAddress(db, { ...address, email_pessoal: email })
  await db.updateTable('person').set({ address_id: id }).where('cpf', '=', cpf).execute()
}
