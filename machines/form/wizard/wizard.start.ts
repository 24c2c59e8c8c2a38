import { startRefusal } from '#domain/request-kinds/offering.ts'

import type { WizardInput } from './wizard.types.ts'

/** Why a new request of this type cannot start (D-29); null if it can. Existing requests always open. */
export function startRefusalOf({ requestId, typeId, participant, reference }: WizardInput) {
  if (requestId !== null) return null
  const { memberships, withdrawalAllowed } = participant
  return startRefusal(typeId ?? 0, { types: reference.types, memberships, withdrawalAllowed })
}
