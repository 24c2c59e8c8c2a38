import { mdiCompassOffOutline } from '@mdi/js'

import { listPath } from '#domain/navigation/paths.ts'
import { DeadEnd } from '#ui/parts/dead-end.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/nowhere.ts'

/** The screen for an unknown URL, with a link back. */
export function Unknown() {
  return (
    <DeadEnd icon={mdiCompassOffOutline} title={texts.unknownTitle} words={texts.unknown}>
      <ButtonTo to={listPath}>{texts.toTheStart}</ButtonTo>
    </DeadEnd>
  )
}
