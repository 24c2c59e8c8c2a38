import { usualDetails } from '#server/seed/requests/details.ts'

import { address } from './address.ts'

/** Complete requests of types 4 and 5 about Otávio, and of type 6 about one's own plan; every part can be replaced. */

const OTAVIO = '16372849500'

const OWN = {
  4: { cpf_participante_pensao: OTAVIO, data_obito: '2026-08-02', parentesco: '1', possui_certidao: '' },
  5: { cpf_participante_peculio: OTAVIO, data_obito: '2026-08-02' },
  6: { cpf_participante_reclusao: '' },
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
  detalhes: { ...usualDetails[typeId]?.('2026-11-20', 1), ...OWN[typeId], ...detalhes },
  endereco: address,
})
