import { usualDetails } from '#server/seed/requests/details.ts'

import { address } from './address.ts'

/** A complete retirement request of plan 1 as the portal sends it; every part can be replaced. */

const details = {
  ...usualDetails[1]?.('2026-11-20', 1),
  data_demissao: '2026-10-30',
  rg_bnf: 'MG-11.582.903',
  orgao_emissor_rg_bnf: 'PC',
  data_expedicao_rg_bnf: '2015-03-12',
  uf_rg_bnf: 'MG',
  nome_mae: 'Célia Duarte Pinho',
  nome_pai: '',
}

export const child = {
  id: -1,
  tipo: 'ir',
  nome: 'Clara Duarte Alves',
  cpf: '40281736553',
  data_nascimento: '2007-05-02',
  sexo: 'F',
  dependencia: '4',
  id_pessoa_dep: null,
  id_parentesco: null,
  nm_parentesco: '',
  selecionado: 'N',
}

type Replacement = {
  readonly id?: number | null
  readonly id_tipo?: number
  readonly id_plano?: number | null
  readonly situacao?: 'L' | 'A' | 'N'
  readonly detalhes?: Readonly<Record<string, string>>
  readonly endereco?: Readonly<Record<string, string>>
  readonly dependentes?: readonly Readonly<Record<string, unknown>>[]
  readonly versao?: number
}

export const retirement = (
  cloudId: number,
  { detalhes, endereco, ...replaced }: Replacement = {},
): Record<string, unknown> => ({
  id: null,
  id_plano: 1,
  id_tipo: 1,
  id_nuvem: cloudId,
  situacao: 'L',
  usuario: '',
  dependentes: [],
  documentos: [],
  ...replaced,
  detalhes: { ...details, ...detalhes },
  endereco: { ...address, ...endereco },
})
