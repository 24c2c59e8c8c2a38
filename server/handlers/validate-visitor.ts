import type { validateVisitor as call } from '#api/contract/visitor.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { spendCode, tryCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { addVisitor } from '#server/people/visitors.ts'

/**
 * Registers a visitor with a valid code (D-119). A person who registered the CPF since the
 * code was issued is not changed, and the code is invalid then.
 */
export const validateVisitor: Handler<typeof call> = async ({ body, client }, services) => {
  const sent = { ...body.visitante, cpf: bareCpf(body.visitante.cpf) }
  const visitor = goodAnswers(services, sent, placesOf(sent))
  const { cpf = '', email_pessoal: email = '', senha = '' } = visitor
  const claim = { cpf, purpose: 'registration', email } as const
  const tried = await tryCode(services, claim, body, client.address)
  if (typeof tried === 'string') return { codigo: tried }
  const passwordHash = await services.passwords.hash(senha)
  const isAdded = await inTransaction(
    services.db,
    async (transaction) =>
      (await spendCode(transaction, tried.id)) && (await addVisitor(transaction, visitor, passwordHash)),
  )
  return { codigo: isAdded ? ('ok' as const) : ('codigo_expirado' as const) }
}

const placesOf = (sent: object) =>
  Object.fromEntries(Object.keys(sent).map((name) => [name, `visitante.${name}`]))
