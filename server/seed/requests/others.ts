import { daysBefore, yearsBefore } from '../common/days.ts'
import { beneficiariesOf, incomeTaxDependant } from '../common/dependants.ts'
import type { SeedPerson } from '../common/person.ts'
import type { SeedRequest } from '../common/request.ts'
import { begunRetirement } from './details.ts'

/** Incomplete: account and tax option are missing. */
const marinaDraft: SeedRequest = {
  typeId: 1,
  planId: 1,
  status: 'L',
  daysAgo: 3,
  details: (today) => ({
    ...begunRetirement(today, 1),
    data_demissao: daysBefore(today, 40),
    rg_bnf: 'MG-11.582.903',
    orgao_emissor_rg_bnf: 'PC',
    data_expedicao_rg_bnf: yearsBefore(today, 9),
    uf_rg_bnf: 'MG',
    nome_mae: 'Célia Duarte Pinho',
    nome_pai: '',
  }),
  dependants: (today) => [
    incomeTaxDependant({
      nome: 'Clara Duarte Alves',
      cpf: '40281736553',
      data_nascimento: yearsBefore(today, 19),
      sexo: 'F',
      dependencia: '4',
    }),
  ],
}

export const marinaRequests: readonly SeedRequest[] = [
  marinaDraft,
  { typeId: 7, planId: 1, status: 'A', daysAgo: 26 },
  { typeId: 13, planId: 1, status: 'N', daysAgo: 190 },
]

/**
 * A change of beneficiaries without a decision, for which staff can ask for the acceptance of a new amount.
 */
export const joaoRequests = (joao: SeedPerson): readonly SeedRequest[] => [
  {
    typeId: 16,
    planId: 2,
    status: 'A',
    daysAgo: 2,
    details: () => ({ valor_bnf: '4118.36' }),
    dependants: (today) => beneficiariesOf(joao, today),
    messages: [
      { daysAgo: 2, text: 'Recebemos a sua mudança de beneficiários. Vamos conferir os documentos deles.' },
    ],
  },
]
