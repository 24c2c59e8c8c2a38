import { at, type Row } from '../row.ts'
import { date } from './people.ts'

const IDENTITY = 'core 3, P-06, P-08'
const PARENTS = 'core 5 "Benefit"'

/** The participant's identity card. */
export const identityRows: readonly Row[] = [
  ...at('detalhes.rg_bnf', IDENTITY, [['1'.repeat(21), 'Máximo 20 caracteres']]),
  ...at('detalhes.orgao_emissor_rg_bnf', IDENTITY, [['a'.repeat(21), 'Máximo 20 caracteres']]),
  ...date('detalhes.data_expedicao_rg_bnf'),
]

/** The names of the participant's parents. */
export const parentsRows: readonly Row[] = [
  ...at('detalhes.nome_mae', PARENTS, [['a'.repeat(61), 'Máximo 60 caracteres']]),
  ...at('detalhes.nome_pai', PARENTS, [['a'.repeat(61), 'Máximo 60 caracteres']]),
]
