import type { SnapshotFrom } from 'xstate'

import type { StepId } from '#domain/forms/form.ts'

import type { submissionMachine } from './submission.machine.ts'

type Snapshot = SnapshotFrom<typeof submissionMachine>

/** What is waited for, so that the buttons say so. */
export type WaitingFor = 'save' | 'later' | 'send' | 'cancel'

const WAITING_FOR = { next: 'save', keep: 'send', later: 'later', send: 'send', cancel: 'cancel' } as const

/** What is waited for at a step; null while nothing is. */
export function waitingFor(snapshot: Snapshot, step: StepId | null): WaitingFor | null {
  const { purpose } = snapshot.context
  if (snapshot.matches('comparing') && purpose !== 'later') return step === 'documents' ? 'send' : 'save'
  return isBusy(snapshot) ? WAITING_FOR[purpose] : null
}

/** Which question is asked; null: none. */
export function questionOf(snapshot: Snapshot): 'send' | 'cancel' | null {
  if (snapshot.matches('confirmingSend')) return 'send'
  return snapshot.matches('confirmingCancel') ? 'cancel' : null
}

/** A call is under way: what is typed meanwhile would be overwritten by its answer. */
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
