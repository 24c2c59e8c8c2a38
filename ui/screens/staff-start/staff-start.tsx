import type { ScreensActor } from '#machines/app/screens/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/staff-start.ts'

/** What staff without a cloud see at '/': how a request is opened, and the way to their own (STAFF-20). */
export function StaffStart({ screens }: { screens: ScreensActor }) {
  return (
    <div className={narrow}>
      <PageTitle>{texts.title}</PageTitle>
      <Card>
        <p>{texts.byAddress}</p>
        <p>{texts.own}</p>
        <ActionBar>
          <Button onClick={() => screens.send({ type: 'consent.wanted' })}>{texts.toRequests}</Button>
        </ActionBar>
      </Card>
    </div>
  )
}
