import { showAcceptance } from '#api/contract/acceptance.ts'

import { acceptanceOf, participant } from '../../tests/e2e/support/asking.ts'
import { beatriz } from '../../tests/e2e/support/people.ts'

type Row = { readonly id_situacao: number; readonly desc_tipo_documento: string }
type Person = { readonly nome: string; readonly docs_obrigatorios: readonly Row[] }
type Pair = { readonly nome: string; readonly valor: string }

/** The reply to the read of an acceptance, as far as drivers change it. */
export type ShownAcceptance = {
  readonly requerimento: { readonly id: number; readonly protocolo: string; readonly versao: number }
  readonly dependentes: readonly Person[]
  readonly detalhes: readonly Pair[]
}

/**
 * Beatriz's acceptance, which waits for her answer. No other of this server does, so that drivers answer its
 * reads and writes.
 */
export async function waitingAcceptance(serverUrl: string): Promise<ShownAcceptance> {
  const self = await participant(serverUrl, beatriz)
  const { id } = await acceptanceOf(self)
  const shown = await self.server.call(showAcceptance, { token: self.token, params: { id } })
  return shown.body as unknown as ShownAcceptance
}

const NAMES = { A: 'Em análise', C: 'Conferido', E: 'Em exigência', V: 'Aguardando deferimento', X: 'Aceite' }
const REJECTED = { id_situacao: 2, desc_situacao: 'REJEITADO' }

type Change = {
  /** One row of the first person was rejected. */
  readonly isRejected?: boolean
  /** Answers by name, '' for none. */
  readonly answers?: Readonly<Record<string, string>>
  /** What the staff may give to the documents. */
  readonly situations?: readonly number[]
}

/** The same acceptance in another status. */
export function acceptanceIn(
  shown: ShownAcceptance,
  situacao: keyof typeof NAMES,
  { isRejected = false, answers = {}, situations = [] }: Change = {},
) {
  const [first, ...others] = shown.dependentes
  const [row, ...rows] = first?.docs_obrigatorios ?? []
  const rejected = { ...first, docs_obrigatorios: [{ ...row, ...REJECTED }, ...rows] }
  return {
    ...shown,
    requerimento: { ...shown.requerimento, situacao, desc_situacao: NAMES[situacao] },
    dependentes: isRejected ? [rejected, ...others] : shown.dependentes,
    detalhes: [
      ...shown.detalhes.filter(({ nome }) => !(nome in answers)),
      ...Object.entries(answers).map(([nome, valor]) => ({ nome, valor })),
    ],
    situacoes_permitidas: situations,
  }
}

/** The reply to the save that sends it again. */
export const sentAgain = ({ requerimento: { id, protocolo, versao } }: ShownAcceptance) => ({
  codigo: 'ok',
  id_pessoa: 1,
  requerimento: { id, protocolo, situacao: 'A', versao: versao + 1 },
  documentos: [],
  endereco: null,
  dependentes: [],
})
