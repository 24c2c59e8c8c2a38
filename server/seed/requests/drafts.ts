import { daysBefore, yearsBefore } from '../common/days.ts'
import type { SeedRequest } from '../common/request.ts'
import { usualDetails } from './details.ts'

/**
 * The latest day of all requests, so that they are inserted last and other ids and protocols do not change.
 */
const draft = { planId: 2, status: 'L', daysAgo: 1 } as const

const parents = (mother: string, father: string) => ({ nome_mae: mother, nome_pai: father })

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

/** Registration updates are made in the participant area only, so this row cannot be edited. */
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

/** Incomplete: contribution and tax scheme are missing. */
export const ritaRequests: readonly SeedRequest[] = [
  {
    ...draft,
    typeId: 11,
    details: () => ({}),
    participant: { aposentado_inss: 'N', politicamente_exposto: 'N', responsavel_fatca: 'N' },
  },
]

/** Incomplete: no benefit is selected. */
export const joaoDraft: SeedRequest = { ...draft, typeId: 15 }
