import { startRefusal } from '#domain/request-kinds/offering.ts'

import type { WizardInput } from './wizard.types.ts'

/** Why a new request of this type may not start (D-29), or null; an existing one opens whatever the offer. */
export function startRefusalOf({ requestId, typeId, participant, reference }: WizardInput) {
  if (requestId !== null) return null
  const { memberships, withdrawalAllowed } = participant
  return startRefusal(typeId ?? 0, { types: reference.types, memberships, withdrawalAllowed })
}
