import { viewPath } from '#domain/navigation/paths.ts'
import type { SentRequest } from '#machines/request-list/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './request-list.css.ts'

/** Right after Finalizar: that the request has gone, under which number, and where its proof is. */
export function JustSent({ request: { requestId, protocol } }: { request: SentRequest }) {
  return (
    <Alert tone="success">
      <div className={css.sent}>
        <p>{texts.sent(protocol)}</p>
        <ButtonLink variant="compact" to={viewPath(requestId)}>
          {texts.seeReceipt}
        </ButtonLink>
      </div>
    </Alert>
  )
}
