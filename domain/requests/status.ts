/** The twelve request statuses, by their letters on the wire. */
export const REQUEST_STATUSES = ['L', 'A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'X', 'Z'] as const

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Fallback for a missing `desc_situacao` of the server (D-124). */
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

/** Only in these two statuses may the participant edit, attach, proceed and send (FORM-33). */
export const isOpen = (status: RequestStatus) => status === 'L' || status === 'E'

/** The statuses of a granted request. */
export const isGranted = (status: RequestStatus) => ['D', 'F', 'Z'].includes(status)

/** The final statuses (P-09). */
export const isEnded = (status: RequestStatus) => isGranted(status) || status === 'I' || status === 'N'
