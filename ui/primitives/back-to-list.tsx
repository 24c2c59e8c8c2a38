import { listPath } from '#domain/navigation/paths.ts'
import * as common from '#ui/texts/common.ts'

import { ActionBar } from './action-bar.tsx'
import { ButtonTo } from './button.tsx'

/** The way back that stands alone at the foot of a page: to the list, or to the login of who is not logged in. */
export function BackToList() {
  return (
    <ActionBar>
      <ButtonTo variant="secondary" to={listPath}>
        {common.back}
      </ButtonTo>
    </ActionBar>
  )
}
