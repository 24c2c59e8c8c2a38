import { fromCallback } from 'xstate'

import type { DraftStoreEvent } from '#machines/draft/index.ts'

import type { DraftStore } from './draft-store.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** hh:mm in the local time zone. */
export const timeOf = (milliseconds: number) => clock.format(milliseconds)

/** Drafts in session storage (D-61; P-16). */
export const draftAdapter = (drafts: DraftStore) =>
  fromCallback<DraftStoreEvent>(({ receive, sendBack }) => {
    receive((event) => {
      if (event.type === 'draft.dropped') {
        drafts.discard(event)
        return
      }
      const now = Date.now()
      if (event.type === 'draft.settled') {
        sendBack({ type: 'draft.timed', time: timeOf(now) })
        return
      }
      const isKept = drafts.keep(event, { ...event, keptAt: now })
      sendBack(isKept ? { type: 'draft.kept', time: timeOf(now) } : { type: 'draft.refused' })
    })
  })
