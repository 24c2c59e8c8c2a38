import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/nowhere.ts'

/** An address of a request that does not exist or is somebody else's, which the server does not tell apart; and the way back. */
export function MissingRequest() {
  return (
    <>
      <PageTitle>{texts.missingRequestTitle}</PageTitle>
      <Card>
        <p>{texts.missingRequest}</p>
      </Card>
      <BackToList />
    </>
  )
}
