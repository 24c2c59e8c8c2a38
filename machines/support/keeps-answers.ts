import type { ActorRefFrom } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'

import type { portalMachine } from '../portal/index.ts'

const isAcceptance = (place: Place) => place.screen === 'request' && place.requestScreen === '05'

/** Whether the form has unsaved answers that are stored in the tab; what staff chose for documents is not. */
export function keepsAnswers(portal: ActorRefFrom<typeof portalMachine> | undefined): boolean {
  const snapshot = portal?.getSnapshot()
  const wizard = snapshot?.children.openRequest?.getSnapshot()?.children.wizard
  const editor = wizard?.getSnapshot().children.editor
  const draft = editor?.getSnapshot().children.draft?.getSnapshot()
  if (snapshot?.context.hasUnsaved !== true || isAcceptance(snapshot.context.place)) return false
  return draft?.matches({ unsaved: 'refused' }) !== true
}
