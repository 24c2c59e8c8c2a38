import type { SnapshotFrom } from 'xstate'

import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import type { wizardMachine } from './wizard.machine.ts'
import { startRefusalOf } from './wizard.start.ts'

export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

export type WizardView = {
  readonly screen: 'loading' | 'unavailable' | 'missing' | 'editing' | 'ended'
  readonly unavailable: 'participantArea' | 'withdrawalNotAllowed' | 'other' | null
}

export const wizardView = (snapshot: WizardSnapshot): WizardView => ({
  screen: snapshot.value === 'arriving' ? 'loading' : snapshot.value,
  unavailable: unavailableOf(snapshot),
})

function unavailableOf({ value, context: { input, loaded } }: WizardSnapshot): WizardView['unavailable'] {
  if (value !== 'unavailable') return null
  const typeId = loaded?.request.typeId ?? input.typeId
  if (typeId === PARTICIPANT_AREA_TYPE) return 'participantArea'
  return startRefusalOf(input) === 'withdrawalNotAllowed' ? 'withdrawalNotAllowed' : 'other'
}
