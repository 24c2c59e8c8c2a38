import { mdiAlertOutline, mdiRefresh } from '@mdi/js'

import { Button } from '#ui/primitives/button.tsx'
import { DeadEnd } from '#ui/screens/dead-end/dead-end.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/nowhere.ts'

/** A part of the portal did not come from its server; loaded anew, the tab is in the same session and place (P-92). */
export function NotLoaded() {
  return (
    <DeadEnd icon={mdiAlertOutline} title={texts.notLoadedTitle} words={texts.notLoaded}>
      <Button icon={mdiRefresh} onClick={() => window.location.reload()}>
        {common.retry}
      </Button>
    </DeadEnd>
  )
}
