import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { openParticipantArea } from '#api/contract/participant-area.ts'

type Dependencies = {
  readonly call: Client
  /** URL of the area with the placeholder `{codigo}`. */
  readonly address: () => string
  readonly open: typeof window.open
}

/** Opens the area in a tab of its own, which is closed again if there is no code for it (D-47). */
export const participantAreaAdapter = ({ call, address, open }: Dependencies) =>
  fromPromise<void, undefined>(async () => {
    // Opened before any await: browsers block a new tab after the click has been handled.
    const tab = open('', '_blank')
    if (tab === null) throw new Error('The browser opened no tab')
    tab.opener = null
    try {
      const { codigo } = await call(openParticipantArea)
      tab.location.replace(address().replaceAll('{codigo}', encodeURIComponent(codigo)))
    } catch (error) {
      tab.close()
      throw error
    }
  })
