/** A bank data change as the portal sends it; every part can be replaced. */

const account = { banco: '104', agencia: '0647', agencia_dv: '', conta: '31872', conta_dv: '5' }

type Replacement = {
  readonly requerimento?: Readonly<Record<string, unknown>>
  readonly detalhes?: Readonly<Record<string, string>>
  readonly beneficios?: readonly Readonly<Record<string, unknown>>[]
}

export const bankChange = (
  cloudId: number,
  { requerimento, detalhes, beneficios = [] }: Replacement = {},
) => ({
  usuario: '',
  requerimento: { id: null, id_plano: null, situacao: 'L', ...requerimento },
  detalhes: { ...account, ...detalhes },
  beneficios,
  nuvem: { id: cloudId, id_protocolo_ged: '' },
})

export const ticked = (id_beneficio: number, selecionado = true) => ({ id_beneficio, selecionado })
