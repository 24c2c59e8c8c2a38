import { mdiFileQuestionOutline } from '@mdi/js'

import { ButtonTo } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/nowhere.ts'
import { DeadEnd } from './dead-end.tsx'

/** The screen for a URL of a document row that the request does not have (any more). */
export function DocumentNotAsked({ requestName, backPath }: { requestName: string; backPath: string }) {
  return (
    <DeadEnd
      icon={mdiFileQuestionOutline}
      title={texts.documentNotAskedTitle}
      lead={requestName}
      words={texts.documentNotAsked}
    >
      <ButtonTo to={backPath}>{texts.toRequest}</ButtonTo>
    </DeadEnd>
  )
}
