import { validateVisitor as call } from '#api/contract/visitor.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { forAnybody } from '#server/http/verb.ts'
import { spendCode, tryCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { addVisitor } from '#server/people/visitors.ts'

/**
 * Registers a visitor whose code was right (specialised 4 and 7; D-119). Somebody who got the CPF since the code was
 * issued stays as they are, and the code is no longer good.
 */
export const validateVisitor = forAnybody(call, async ({ body, client }, services) => {
  const sent = { ...body.visitante, cpf: digitsOf(body.visitante.cpf) }
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
})

const placesOf = (sent: object) =>
  Object.fromEntries(Object.keys(sent).map((name) => [name, `visitante.${name}`]))
