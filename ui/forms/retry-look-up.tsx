import { mdiRefresh } from '@mdi/js'
import { useSelector } from '@xstate/react'

import type { Field, Section } from '#domain/forms/form.ts'
import { type FormEditorActor, lookUpOf } from '#machines/form/form-editor/index.ts'
import { mayLookUpAgain } from '#machines/form/person-lookup/index.ts'
import { mayRetry } from '#machines/form/postal-code/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/form-fields.ts'

import { toField } from './to-field.ts'

type Props = { actor: FormEditorActor; section: Section; field: Field }

/** Repeats a failed lookup of a CPF or a postal code. */
export function RetryLookUp({ actor, section, field }: Props) {
  const person = useSelector(actor, ({ children }) =>
    field.namesParticipant ? children.personLookup : undefined,
  )
  const address = useSelector(actor, (snapshot) => lookUpOf(snapshot, section, field))
  const isPersonOpen = useSelector(person, (snapshot) => snapshot !== undefined && mayLookUpAgain(snapshot))
  const isAddressOpen = useSelector(address, (snapshot) => snapshot !== undefined && mayRetry(snapshot))
  const failed = (isPersonOpen && person) || (isAddressOpen && address)
  if (!failed) return null
  return (
    <Button
      ref={toField}
      variant="compact"
      icon={mdiRefresh}
      aria-label={(field.namesParticipant ? texts.lookUpCpfAgain : texts.lookUpPostalCodeAgain)(common.retry)}
      onClick={() => failed.send({ type: 'lookUp.retried' })}
    >
      {common.retry}
    </Button>
  )
}
