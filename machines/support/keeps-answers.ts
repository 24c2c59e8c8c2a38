import type { ActorRefFrom } from 'xstate'

import type { portalMachine } from '../app/portal/index.ts'

/** Whether the form has unsaved answers that are stored in the tab. */
export function keepsAnswers(portal: ActorRefFrom<typeof portalMachine> | undefined): boolean {
  const snapshot = portal?.getSnapshot()
  const wizard = snapshot?.children.openRequest?.getSnapshot()?.children.wizard
  const editor = wizard?.getSnapshot().children.editor
  const draft = editor?.getSnapshot().children.draft?.getSnapshot()
  return snapshot?.context.hasUnsaved === true && draft?.matches({ unsaved: 'refused' }) !== true
}
