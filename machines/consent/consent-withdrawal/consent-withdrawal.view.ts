import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { consentWithdrawalMachine } from './consent-withdrawal.machine.ts'

export type ConsentWithdrawalView = {
  readonly isAsked: boolean
  readonly isBusy: boolean
  readonly alert: string | null
}

export function consentWithdrawalView(
  snapshot: SnapshotFrom<typeof consentWithdrawalMachine>,
): ConsentWithdrawalView {
  return {
    isAsked: snapshot.hasTag('asked'),
    isBusy: snapshot.matches('withdrawing'),
    alert: snapshot.matches('refused') ? messages.consentKept : null,
  }
}
