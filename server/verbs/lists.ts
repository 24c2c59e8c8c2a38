import { lists as call } from '#api/contract/reference.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import { described, personLists } from '#server/fund/described.ts'
import { forSession } from '#server/http/verb.ts'

const CENTS = 100

/** Lists of the forms, today at the fund (D-81) and the VRS in reais. */
export const lists = forSession(call, async (_input, { fund, clock }) => ({
  paises: described(fund.countries),
  data_atual: todayInSaoPaulo(clock()),
  vrs: fund.settings.contributionReferenceCents / CENTS,
  dominios_patrocinadores: fund.settings.sponsorDomains,
  ...personLists(fund),
}))
