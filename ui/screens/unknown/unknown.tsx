import { mdiCompassOffOutline } from '@mdi/js'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/nowhere.ts'

/** An address that leads nowhere says so and shows the way back. */
export function Unknown() {
  return (
    <div className={narrow}>
      <PageTitle>{texts.unknownTitle}</PageTitle>
      <Card>
        <Icon path={mdiCompassOffOutline} size="lg" />
        <p>{texts.unknown}</p>
        <ActionBar>
          <ButtonTo to="/">{texts.toTheStart}</ButtonTo>
        </ActionBar>
      </Card>
    </div>
  )
}
