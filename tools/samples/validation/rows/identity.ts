import { at, type Row } from '../row.ts'
import { date, UNLIKELY } from './people.ts'

const IDENTITY = 'BENEFIT-19, P-08'
const PARENTS = 'BENEFIT-18'

/** Required answers (VALID-01), as the other names in this folder that end so. */
export const IDENTITY_ASKED = [
  'detalhes.rg_bnf',
  'detalhes.orgao_emissor_rg_bnf',
  'detalhes.data_expedicao_rg_bnf',
  'detalhes.uf_rg_bnf',
]

export const PARENTS_ASKED = ['detalhes.nome_mae']

/** A date of issue in the future, or before the birth of every person of the table. */
const issued = (path: string) =>
  at(path, UNLIKELY, [
    ['2026-11-22', 'A data de expedição não pode ser depois de hoje.'],
    ['1950-01-01', 'A data de expedição não pode ser antes do nascimento.'],
  ])

/** The last day of work: at most a year ahead, and after the birth. */
export const dismissalRows: readonly Row[] = [
  ...date('detalhes.data_demissao'),
  ...at('detalhes.data_demissao', UNLIKELY, [
    ['2027-11-22', 'A data de demissão pode ser, no máximo, daqui a um ano.'],
    ['1950-01-01', 'A data de demissão não pode ser antes do nascimento.'],
  ]),
]

export const identityRows: readonly Row[] = [
  ...at('detalhes.rg_bnf', IDENTITY, [['1'.repeat(21), 'Máximo 20 caracteres']]),
  ...at('detalhes.orgao_emissor_rg_bnf', IDENTITY, [['a'.repeat(21), 'Máximo 20 caracteres']]),
  ...date('detalhes.data_expedicao_rg_bnf'),
  ...issued('detalhes.data_expedicao_rg_bnf'),
]

export const parentsRows: readonly Row[] = [
  ...at('detalhes.nome_mae', PARENTS, [['a'.repeat(61), 'Máximo 60 caracteres']]),
  ...at('detalhes.nome_pai', PARENTS, [['a'.repeat(61), 'Máximo 60 caracteres']]),
]
