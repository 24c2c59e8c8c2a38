import { mdiFileQuestionOutline } from '@mdi/js'

import { listPath } from '#domain/navigation/paths.ts'
import { ButtonTo } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/nowhere.ts'
import { DeadEnd } from './dead-end.tsx'

/**
 * The screen for a URL of a request that does not exist or belongs to another person; the server does not
 * distinguish them.
 */
export function MissingRequest() {
  return (
    <DeadEnd icon={mdiFileQuestionOutline} title={texts.missingRequestTitle} words={texts.missingRequest}>
      <ButtonTo to={listPath}>{texts.toRequests}</ButtonTo>
    </DeadEnd>
  )
}
