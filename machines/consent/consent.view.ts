import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { consentMachine } from './consent.machine.ts'

export type ConsentView = {
  readonly screen: 'checking' | 'deciding'
  readonly name: string
  readonly cpf: string
  readonly isTicked: boolean
  readonly isBusy: boolean
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
    problem: snapshot.matches({ deciding: 'missing' }) ? messages.required : null,
    alert: snapshot.matches({ deciding: 'refused' }) ? messages.consentRefused : null,
  }
}
