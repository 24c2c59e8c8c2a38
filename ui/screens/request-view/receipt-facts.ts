import { brazilianFromIso, brazilianMoment } from '#domain/people/dates.ts'
import type { Receipt } from '#domain/requests/receipt.ts'
import type { Description } from '#ui/primitives/description-list.tsx'

/** What was sent and when; where nobody kept the hour, the day of the request. */
export const receiptFacts = ({
  protocol,
  sentAt,
  requestedAt,
  typeName,
  planName,
}: Receipt): readonly Description[] => [
  { term: 'Protocolo', value: protocol },
  sentAt === null
    ? { term: 'Data do requerimento', value: brazilianFromIso(requestedAt) }
    : { term: 'Enviado em', value: `${brazilianMoment(sentAt)} (horário de Brasília)` },
  { term: 'Tipo', value: typeName },
  { term: 'Plano', value: planName },
]
