import { mdiAlertOutline, mdiRefresh } from '@mdi/js'

import type { ChunkActor } from '#machines/calls/chunk/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/nowhere.ts'
import { DeadEnd } from './dead-end.tsx'

/** A chunk of the portal did not load. After a reload the tab has the same session and URL (P-92). */
export function NotLoaded({ actor }: { actor: ChunkActor }) {
  return (
    <DeadEnd icon={mdiAlertOutline} title={texts.notLoadedTitle} words={texts.notLoaded}>
      <Button icon={mdiRefresh} onClick={() => actor.send({ type: 'retry.chosen' })}>
        {common.retry}
      </Button>
    </DeadEnd>
  )
}
