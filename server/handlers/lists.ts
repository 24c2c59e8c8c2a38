import { lists as call } from '#api/contract/reference.ts'
import { described, personLists } from '#server/fund/described.ts'
import type { Handler } from '#server/http/handler.ts'
import { readyEachDay } from '#server/http/ready-reply.ts'

const CENTS = 100

const answer = readyEachDay(call, (fund, today) => ({
  paises: described(fund.countries),
  data_atual: today,
  vrs: fund.settings.contributionReferenceCents / CENTS,
  dominios_patrocinadores: fund.settings.sponsorDomains,
  ...personLists(fund),
}))

/** Lists of the forms, the current day at the fund (D-81) and the VRS in reais. */
export const lists: Handler<typeof call> = async (_input, services) => answer(services)
