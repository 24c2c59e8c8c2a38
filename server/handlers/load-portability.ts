import type { loadPortability as call } from '#api/contract/portability.ts'
import type { Handler } from '#server/http/handler.ts'
import { findOwnRequestOf } from '#server/requests/own-request.ts'
import { portabilityReply } from '#server/requests/portability/reply.ts'

export const loadPortability: Handler<typeof call> = async ({ params }, { db, fund }, { personId }) =>
  portabilityReply(db, fund, await findOwnRequestOf(db, personId, params.id, 'portability'))
