import { useSelector } from '@xstate/react'
import { hasNotes, noteOf, noteToneOf } from '#domain/filled-requests/notes.ts'
import type { Field, Section } from '#domain/forms/form.ts'
import { type FormEditorActor, lookUpOf } from '#machines/form/form-editor/index.ts'
import { troubleIn } from '#machines/form/person-lookup/index.ts'
import { postalCodeNews } from '#machines/form/postal-code/index.ts'
import * as texts from '#ui/texts/form-fields.ts'

import type { FieldControlProps } from './control-props.ts'

type Said = Pick<FieldControlProps, 'note' | 'noteTone'>

/** The remark beside a field that does not refuse its answer, and whether it is being looked up. */
export function useNote(actor: FormEditorActor, section: Section, field: Field, rowId: number | null): Said {
  const { isLookedUp, news } = useLookUp(actor, section, field)
  const note = useSelector(actor, (snapshot) =>
    hasNotes(field) ? noteOf(snapshot.context.filled, section, field, rowId, news) : undefined,
  )
  const noteTone = useSelector(actor, (snapshot) =>
    note ? noteToneOf(snapshot.context.filled, section, field, rowId, news) : 'plain',
  )
  if (!isLookedUp) return { note, noteTone }
  return { note: field.control === 'cpf' ? texts.lookingUpCpf : texts.lookingUpPostalCode, noteTone: 'plain' }
}

/** The state of the chart that looks up the answer of a field, if there is one. */
function useLookUp(actor: FormEditorActor, section: Section, field: Field) {
  const postalCode = useSelector(actor, (snapshot) => lookUpOf(snapshot, section, field))
  const person = useSelector(actor, ({ children }) =>
    field.namesParticipant ? children.personLookup : undefined,
  )
  const address = useSelector(postalCode, (snapshot) => (snapshot ? postalCodeNews(snapshot) : ''))
  const trouble = useSelector(person, (snapshot) => (snapshot && troubleIn(snapshot)) ?? '')
  const isAddressLookedUp = useSelector(postalCode, (snapshot) => snapshot?.value === 'lookingUp')
  const isPersonLookedUp = useSelector(person, (snapshot) => snapshot?.value === 'lookingUp')
  return { isLookedUp: isAddressLookedUp || isPersonLookedUp, news: address || trouble }
}
