import { mdiFileQuestionOutline } from '@mdi/js'

import { listPath } from '#domain/navigation/paths.ts'
import { ButtonTo } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/nowhere.ts'
import { DeadEnd } from './dead-end.tsx'

/** An address of a request that does not exist or is somebody else's, which the server does not tell apart; and the way back. */
export function MissingRequest() {
  return (
    <DeadEnd icon={mdiFileQuestionOutline} title={texts.missingRequestTitle} words={texts.missingRequest}>
      <ButtonTo to={listPath}>{texts.toRequests}</ButtonTo>
    </DeadEnd>
  )
}
