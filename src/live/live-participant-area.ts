import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { openParticipantArea } from '#api/contract/participant-area.ts'

type Live = {
  readonly call: Client
  /** Address of the area, with `{codigo}` where its code goes. */
  readonly address: () => string
  readonly open: typeof window.open
}

/** The participant area's port (D-47): a tab of its own, closed again where there is no code for it. */
export const liveParticipantArea = ({ call, address, open }: Live) =>
  fromPromise<void, undefined>(async () => {
    // Before anything is waited for: once the click is over, the browser takes a new tab for an advertisement.
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
