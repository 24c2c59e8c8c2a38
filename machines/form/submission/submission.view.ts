import type { SnapshotFrom } from 'xstate'

import type { StepId } from '#domain/forms/form.ts'

import type { submissionMachine } from './submission.machine.ts'

type Snapshot = SnapshotFrom<typeof submissionMachine>

/** The running action, for the busy state of its button. */
export type WaitingFor = 'save' | 'later' | 'send' | 'cancel'

const WAITING_FOR = { next: 'save', keep: 'send', later: 'later', send: 'send', cancel: 'cancel' } as const

/** The running action at a step; null if none. */
export function waitingFor(snapshot: Snapshot, step: StepId | null): WaitingFor | null {
  const { purpose } = snapshot.context
  if (snapshot.matches('comparing') && purpose !== 'later') return step === 'documents' ? 'send' : 'save'
  return isBusy(snapshot) ? WAITING_FOR[purpose] : null
}

/** The open question; null if none. */
export function questionOf(snapshot: Snapshot): 'send' | 'cancel' | null {
  if (snapshot.matches('confirmingSend')) return 'send'
  return snapshot.matches('confirmingCancel') ? 'cancel' : null
}

/** A call is running: its reply would overwrite changes made meanwhile. */
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
