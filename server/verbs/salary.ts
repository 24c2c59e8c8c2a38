import { salary as call } from '#api/contract/enrolment.ts'
import { forConsent } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'

const CENTS = 100

/** The participant's own contribution salary in reais (core 7); nobody learns anybody else's (R11). */
export const salary = forConsent(call, async ({ body }, { db }, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  const { contribution_salary_cents: cents } = await db
    .selectFrom('person')
    .select('contribution_salary_cents')
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  return { salario: cents === null ? null : cents / CENTS }
})
