/** The twelve request statuses, by the wire's letter. */
export const REQUEST_STATUSES = ['L', 'A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'X', 'Z'] as const

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Shown when the server sends no `desc_situacao` (D-124). */
export const STATUS_LABELS: Record<RequestStatus, string> = {
  L: 'Em elaboração',
  A: 'Em análise',
  C: 'Conferido',
  D: 'Deferido',
  I: 'Indeferido',
  N: 'Cancelado',
  E: 'Em exigência',
  V: 'Aguardando deferimento',
  F: 'Deferido',
  R: 'Recálculo',
  X: 'Aceite',
  Z: 'Aprovado',
}

/** Only these two may be edited, attached to, proceeded and sent by the participant (FORM-33). */
export const isOpen = (status: RequestStatus) => status === 'L' || status === 'E'

/** Where the participant got what they asked for. */
export const isGranted = (status: RequestStatus) => ['D', 'F', 'Z'].includes(status)

/** Where a request stays for good (P-09). */
export const isEnded = (status: RequestStatus) => isGranted(status) || status === 'I' || status === 'N'
