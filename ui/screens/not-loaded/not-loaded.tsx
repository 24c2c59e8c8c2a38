import { mdiRefresh } from '@mdi/js'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/nowhere.ts'

/** A part of the portal did not come from its server; loaded anew, the tab is in the same session and place (P-92). */
export function NotLoaded() {
  return (
    <div className={narrow}>
      <PageTitle>{texts.notLoadedTitle}</PageTitle>
      <Card>
        <p>{texts.notLoaded}</p>
        <ActionBar>
          <Button icon={mdiRefresh} onClick={() => window.location.reload()}>
            {common.retry}
          </Button>
        </ActionBar>
      </Card>
    </div>
  )
}
