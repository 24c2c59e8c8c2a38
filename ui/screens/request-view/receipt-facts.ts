import type { Receipt } from '#domain/documents/receipt.ts'
import { brazilianFromIso, brazilianMoment } from '#domain/people/dates.ts'
import type { Description } from '#ui/primitives/description-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/receipt.ts'

/** When it was sent; without a stored time, the date of the request. */
export const sentFact = ({ sentAt, requestedAt }: Receipt): Description =>
  sentAt === null
    ? { term: texts.requestedOn, value: brazilianFromIso(requestedAt) }
    : { term: texts.sentAt, value: texts.brasiliaTime(brazilianMoment(sentAt)) }

/** What was sent and when. */
export const receiptFacts = (receipt: Receipt): readonly Description[] => [
  { term: common.protocol, value: receipt.protocol },
  sentFact(receipt),
  { term: common.requestType, value: receipt.typeName },
  { term: common.plan, value: receipt.planName },
]
