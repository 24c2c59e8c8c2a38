import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { consentMachine } from './consent.machine.ts'
import { isStaff } from './consent.rules.ts'

export type ConsentView = {
  readonly screen: 'checking' | 'deciding'
  readonly name: string
  readonly cpf: string
  readonly isTicked: boolean
  readonly isBusy: boolean
  /** Staff can go back without a consent. */
  readonly mayDecline: boolean
  readonly problem: string | null
  readonly alert: string | null
}

export function consentView(snapshot: SnapshotFrom<typeof consentMachine>): ConsentView {
  const { participant } = snapshot.context
  return {
    screen: snapshot.hasTag('asked') ? 'deciding' : 'checking',
    name: participant.name,
    cpf: participant.cpf,
    isTicked: snapshot.hasTag('ticked'),
    isBusy: snapshot.matches('granting'),
    mayDecline: isStaff(snapshot.context),
    problem: snapshot.matches({ deciding: 'missing' }) ? messages.required : null,
    alert: snapshot.matches({ deciding: 'refused' }) ? messages.consentRefused : null,
  }
}
