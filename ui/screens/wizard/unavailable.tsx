import { messages } from '#domain/messages.ts'
import { typesPath } from '#domain/navigation/paths.ts'
import type { wizardView } from '#machines/form/wizard/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as area from '#ui/texts/participant-area.ts'
import * as texts from '#ui/texts/wizard.ts'

type Reason = ReturnType<typeof wizardView>['unavailable']

const reasons: Record<NonNullable<Reason>, string> = {
  participantArea: area.onlyThere,
  withdrawalNotAllowed: messages.withdrawalNotAllowed,
  other: texts.notOffered,
}

/** The screen for a URL of a form that may not be opened (D-28, D-29). */
export function Unavailable({ reason }: { reason: Reason }) {
  return (
    <div className={narrow}>
      <PageTitle>{texts.unavailableTitle}</PageTitle>
      <Card>
        <p>{reasons[reason ?? 'other']}</p>
        <ActionBar>
          <ButtonLink to={typesPath}>{texts.toTypes}</ButtonLink>
        </ActionBar>
      </Card>
    </div>
  )
}
