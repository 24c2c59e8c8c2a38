import { listPath } from '#domain/navigation/paths.ts'
import * as common from '#ui/texts/common.ts'

import { ActionBar } from './action-bar.tsx'
import { ButtonTo } from './button.tsx'

/** A link at the end of a page: to the list, or to the login without a session. */
export function BackToList() {
  return (
    <ActionBar>
      <ButtonTo variant="secondary" to={listPath}>
        {common.back}
      </ButtonTo>
    </ActionBar>
  )
}
