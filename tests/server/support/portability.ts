import { address } from './address.ts'

/** A complete outbound portability as the portal sends it; every part can be replaced. */

const details = {
  nome_entidade: 'Previdência Horizonte S.A.',
  cnpj_entidade: '12ABC34501DE35',
  tipo_entidade: 'A',
  cep_entidade: '04538132',
  endereco_entidade: 'Avenida Brigadeiro Faria Lima',
  numero_entidade: '3477',
  complemento_entidade: '14º andar',
  bairro_entidade: 'Itaim Bibi',
  cidade_entidade: 'São Paulo',
  uf_entidade: 'SP',
  banco_entidade: '237',
  agencia_entidade: '2372',
  agencia_dv_entidade: '8',
  conta_entidade: '904417',
  conta_dv_entidade: 'X',
  nome_plano: 'Horizonte Renda Livre',
  cnpb_susep: '15414.900512/2019-08',
  opcao_irrf: 'P',
  rg: 'MG-11.582.903',
  orgao_emissor_rg: 'PC',
  data_expedicao_rg: '2015-03-12',
  uf_rg: 'MG',
  data_demissao: '2026-10-30',
  nome_pai: 'Raul Duarte',
  nome_mae: 'Célia Duarte Pinho',
} as const

type Replacement = {
  readonly requerimento?: Readonly<Record<string, unknown>>
  readonly detalhes?: Readonly<Record<string, string>>
  readonly endereco?: Readonly<Record<string, string>>
}

export const portability = ({ requerimento, detalhes, endereco }: Replacement = {}) => ({
  usuario: '',
  requerimento: { id: null, id_plano: 1, situacao: 'L', ...requerimento },
  detalhes: { ...details, ...detalhes },
  endereco: { ...address, ...endereco },
})
