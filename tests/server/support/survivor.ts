import { address } from './address.ts'

/** Complete requests of types 4 and 5 about Otávio, and of type 6 about one's own plan; every part can be replaced. */

const OTAVIO = '16372849500'

const person = {
  nome_mae: 'Célia Duarte Pinho',
  nome_pai: '',
  representante_legal: 'N',
  banco: '033',
  agencia: '3075',
  agencia_dv: '',
  conta: '120934',
  conta_dv: '8',
}

const DETAILS = {
  4: { ...person, cpf_participante_pensao: OTAVIO, data_obito: '2026-08-02', parentesco: '1' },
  5: { ...person, cpf_participante_peculio: OTAVIO, data_obito: '2026-08-02' },
  6: { ...person, cpf_participante_reclusao: '', parentesco: '1' },
} as const

type Replacement = {
  readonly id?: number | null
  readonly versao?: number
  readonly id_tipo?: number
  readonly id_plano?: number | null
  readonly situacao?: 'L' | 'A' | 'N'
  readonly detalhes?: Readonly<Record<string, string>>
}

export const survivorRequest = (
  typeId: 4 | 5 | 6,
  cloudId: number,
  { detalhes, ...replaced }: Replacement = {},
): Record<string, unknown> => ({
  id: null,
  id_plano: null,
  id_tipo: typeId,
  id_nuvem: cloudId,
  situacao: 'L',
  usuario: '',
  dependentes: [],
  documentos: [],
  ...replaced,
  detalhes: { ...DETAILS[typeId], ...detalhes },
  endereco: address,
})
