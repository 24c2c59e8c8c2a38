import type { Receipt } from '#domain/documents/receipt.ts'
import { brazilianFromIso, brazilianMoment } from '#domain/people/dates.ts'
import type { Summary } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/receipt.ts'

/** When it was sent; without a stored time, the date of the request. */
export const sentFact = ({ sentAt, requestedAt }: Receipt): Summary =>
  sentAt === null
    ? { label: texts.requestedOn, value: brazilianFromIso(requestedAt) }
    : { label: texts.sentAt, value: texts.brasiliaTime(brazilianMoment(sentAt)) }

/** What was sent and when. */
export const receiptFacts = (receipt: Receipt): readonly Summary[] => [
  { label: common.protocol, value: receipt.protocol },
  sentFact(receipt),
  { label: common.requestType, value: receipt.typeName },
  { label: common.plan, value: receipt.planName },
]
