import type { newPortability as call } from '#api/contract/portability.ts'
import { PORTABILITY } from '#domain/requests/type-ids.ts'
import type { Handler } from '#server/http/handler.ts'
import { portabilityTemplate } from '#server/requests/portability/template.ts'
import { requireStartable } from '#server/requests/save/checks.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Nothing is stored before the first save (D-110). */
export const newPortability: Handler<typeof call> = async ({ body }, services, caller) => {
  requireSelf(caller, { cloudId: body.id_nuvem })
  await requireStartable(services.db, services.fund, caller.personId, PORTABILITY)
  return portabilityTemplate(services, caller.personId)
}
