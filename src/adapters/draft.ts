import { fromCallback } from 'xstate'

import type { DraftStoreEvent } from '#machines/form/draft/index.ts'

import type { DraftStore } from './draft-store.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** hh:mm in the local time zone. */
export const timeOf = (milliseconds: number) => clock.format(milliseconds)

/** Drafts in session storage (D-61; P-16). `now` is the server's time, in milliseconds since 1970. */
export const draftAdapter = (drafts: DraftStore, now: () => number) =>
  fromCallback<DraftStoreEvent>(({ receive, sendBack }) => {
    receive((event) => {
      if (event.type === 'draft.dropped') {
        drafts.discard(event)
        return
      }
      const time = now()
      if (event.type === 'draft.settled') {
        sendBack({ type: 'draft.timed', time: timeOf(time) })
        return
      }
      const isKept = drafts.keep(event, { ...event, keptAt: time })
      sendBack(isKept ? { type: 'draft.kept', time: timeOf(time) } : { type: 'draft.refused' })
    })
  })
