import type { loadBankChange as call } from '#api/contract/bank-change.ts'
import type { Handler } from '#server/http/handler.ts'
import { bankChangeReply } from '#server/requests/bank-change/reply.ts'
import { findOwnRequestOf } from '#server/requests/own-request.ts'
import { cloudOnWire } from '#server/sessions/caller.ts'

export const loadBankChange: Handler<typeof call> = async ({ params }, services, caller) => {
  const request = await findOwnRequestOf(services.db, caller.personId, params.id, 'bankChange')
  return { ...(await bankChangeReply(services, request)), nuvem: cloudOnWire(caller.cloud) }
}
