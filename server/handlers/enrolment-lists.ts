import { enrolmentLists as call } from '#api/contract/reference.ts'
import { described, enrolmentTables } from '#server/fund/described.ts'
import type { Handler } from '#server/http/handler.ts'
import { readyEachDay } from '#server/http/ready-reply.ts'

const answer = readyEachDay(call, (fund) => ({
  ...enrolmentTables(fund),
  regionais: fund.regionals.map(({ id, name, sponsorId }) => ({ id, descricao: name, id_emp: sponsorId })),
  empresas: described(fund.sponsors),
}))

/** The lists of choices of an enrolment in the second plan. */
export const enrolmentLists: Handler<typeof call> = async (_input, services) => answer(services)
