import type { Receipt } from '#domain/documents/receipt.ts'
import { brazilianFromIso, brazilianMoment } from '#domain/people/dates.ts'
import type { Description } from '#ui/primitives/description-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/receipt.ts'

/** What was sent and when; without a stored time, the date of the request. */
export const receiptFacts = ({
  protocol,
  sentAt,
  requestedAt,
  typeName,
  planName,
}: Receipt): readonly Description[] => [
  { term: common.protocol, value: protocol },
  sentAt === null
    ? { term: texts.requestedOn, value: brazilianFromIso(requestedAt) }
    : { term: texts.sentAt, value: texts.brasiliaTime(brazilianMoment(sentAt)) },
  { term: common.requestType, value: typeName },
  { term: common.plan, value: planName },
]
