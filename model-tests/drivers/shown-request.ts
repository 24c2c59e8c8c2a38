/** The reply to the read of a request, as far as drivers change it. */
export type ShownRequest = {
  readonly requerimento: object
  readonly documentos: readonly object[]
  readonly documentos_complementares: readonly object[]
}

type RowChange = (row: object) => object | null

/** The same request in another status and with other rows. */
export const requestIn = (
  shown: ShownRequest,
  situacao: string,
  change: RowChange = (row) => row,
): ShownRequest => ({
  ...shown,
  requerimento: { ...shown.requerimento, situacao },
  documentos: shown.documentos.flatMap((row) => change(row) ?? []),
})

type WithRequest = { readonly requerimento: object }

/** A body of which something about the request itself is changed. */
export const withRequest =
  (change: object) =>
  (body: WithRequest): WithRequest => ({ ...body, requerimento: { ...body.requerimento, ...change } })

/** Of a document or a request that nothing can be attached to any more. */
export const CHECKED = 'O documento já foi conferido e não pode ser trocado.'
export const CLOSED =
  'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.'

/** The fund has accepted the document. */
export const checked: RowChange = (row) => ({ ...row, id_situacao: 1 })

export const isGone: RowChange = () => null
