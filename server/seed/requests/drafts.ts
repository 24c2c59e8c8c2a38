import { daysBefore, yearsBefore } from '../common/days.ts'
import type { SeedRequest } from '../common/request.ts'
import { usualDetails } from './details.ts'

/** The latest day of all requests, so that they are written last: ids and protocols of the others do not change. */
const draft = { planId: 2, status: 'L', daysAgo: 1 } as const

const parents = (mother: string, father: string) => ({ nome_mae: mother, nome_pai: father })

/** The pension of her wife's death. */
export const sandraRequests: readonly SeedRequest[] = [
  {
    ...draft,
    typeId: 4,
    details: (today) => ({
      ...usualDetails[4]?.(today, draft.planId),
      ...parents('Odete Pires', 'Valdir Antunes'),
      data_obito: daysBefore(today, 40),
      cpf_participante_pensao: '94726183591',
      nome_participante_pensao: 'Lúcia M. F.',
      parentesco: '1',
    }),
  },
]

/** Registration update is done in the participant area alone: its row has no pencil. */
export const pauloRequests: readonly SeedRequest[] = [
  {
    ...draft,
    typeId: 10,
    details: (today) => ({
      ...usualDetails[10]?.(today, draft.planId),
      ...parents('Ana Rangel', 'Sérgio Rangel'),
      rg: '6.204.518-3',
      orgao_emissor_rg: 'SESP',
      data_expedicao_rg: yearsBefore(today, 11),
      uf_rg: 'PR',
    }),
  },
  { ...draft, typeId: 14 },
]

/** Left half way: contribution and tax scheme are still to be answered. */
export const ritaRequests: readonly SeedRequest[] = [
  {
    ...draft,
    typeId: 11,
    details: () => ({}),
    participant: { aposentado_inss: 'N', politicamente_exposto: 'N', responsavel_fatca: 'N' },
  },
]

/** The benefits that the new account is for are still to be ticked. */
export const joaoDraft: SeedRequest = { ...draft, typeId: 15 }
