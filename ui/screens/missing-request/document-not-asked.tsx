import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/nowhere.ts'

/** An address of a row that the request does not have, or does not have any more. */
export function DocumentNotAsked({ requestName }: { requestName: string }) {
  return (
    <>
      <PageTitle lead={requestName}>{texts.documentNotAskedTitle}</PageTitle>
      <Card>
        <p>{texts.documentNotAsked}</p>
      </Card>
    </>
  )
}
