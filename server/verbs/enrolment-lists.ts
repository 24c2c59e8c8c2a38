import { enrolmentLists as call } from '#api/contract/reference.ts'
import { described, enrolmentTables } from '#server/fund/described.ts'
import { forSession } from '#server/http/verb.ts'

/** What the enrolment in the second plan chooses from (specialised 7 "Enrolment"). */
export const enrolmentLists = forSession(call, async (_input, { fund }) => ({
  ...enrolmentTables(fund),
  regionais: fund.regionals.map(({ id, name, sponsorId }) => ({ id, descricao: name, id_emp: sponsorId })),
  empresas: described(fund.sponsors),
}))
