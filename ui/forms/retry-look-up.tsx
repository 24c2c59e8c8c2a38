import { mdiRefresh } from '@mdi/js'
import { useSelector } from '@xstate/react'

import { mayLookUpAgain } from '#machines/person-lookup/index.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { handFocus } from '#ui/primitives/hand-focus.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/form-fields.ts'

/** To the CPF, once the button goes. */
const toField = handFocus((button) => button.parentElement?.parentElement?.querySelector('input'))

/** Beside the CPF of another participant: a look-up that failed is made again. */
export function RetryLookUp({ actor }: { actor: WizardActor }) {
  const lookUp = useSelector(actor, (snapshot) => snapshot.children.personLookup)
  const mayRetry = useSelector(lookUp, (snapshot) => snapshot !== undefined && mayLookUpAgain(snapshot))
  if (!lookUp || !mayRetry) return null
  return (
    <Button
      ref={toField}
      variant="compact"
      icon={mdiRefresh}
      aria-label={texts.lookUpCpfAgain(common.retry)}
      onClick={() => lookUp.send({ type: 'lookUp.retried' })}
    >
      {common.retry}
    </Button>
  )
}
