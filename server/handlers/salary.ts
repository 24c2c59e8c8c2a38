import type { salary as call } from '#api/contract/enrolment.ts'
import type { Handler } from '#server/http/handler.ts'
import { requireSelf } from '#server/sessions/caller.ts'

const CENTS = 100

/** The contribution salary of the participant, of no other person, in reais. */
export const salary: Handler<typeof call> = async ({ body }, { db }, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  const { contribution_salary_cents: cents } = await db
    .selectFrom('person')
    .select('contribution_salary_cents')
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  return { salario: cents === null ? null : cents / CENTS }
}
