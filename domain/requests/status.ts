/** The twelve request statuses, by their letters on the wire. */
export const REQUEST_STATUSES = ['L', 'A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'X', 'Z'] as const

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Their names for staff and analysts: D is granted straight from C, F after V (P-789). */
export const STATUS_LABELS: Record<RequestStatus, string> = {
  L: 'Em elaboração',
  A: 'Em análise',
  C: 'Conferido',
  D: 'Deferido',
  I: 'Indeferido',
  N: 'Cancelado',
  E: 'Em exigência',
  V: 'Aguardando deferimento',
  F: 'Deferido e concedido',
  R: 'Recálculo',
  X: 'Aceite',
  Z: 'Aprovado',
}

/** What participants read: the word of the server, or its fallback, which is the same for D and F (D-124). */
export const statusNameOf = (status: RequestStatus, sent = ''): string =>
  sent || STATUS_LABELS[status === 'F' ? 'D' : status]

/** Only in these two statuses may the participant edit, attach, proceed and send (FORM-33). */
export const isOpen = (status: RequestStatus) => status === 'L' || status === 'E'

/** The statuses of a granted request. */
export const isGranted = (status: RequestStatus) => ['D', 'F', 'Z'].includes(status)

/** The final statuses (P-09). */
export const isEnded = (status: RequestStatus) => isGranted(status) || status === 'I' || status === 'N'
