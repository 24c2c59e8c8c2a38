import { useSelector } from '@xstate/react'

import type { Field, Section } from '#domain/forms/form.ts'
import { hasNotes, lookUpOf, noteOf, noteToneOf, type WizardActor } from '#machines/wizard/index.ts'
import * as texts from '#ui/texts/form-fields.ts'

import type { FieldControlProps } from './control-props.ts'

type Said = Pick<FieldControlProps, 'note' | 'noteTone'>

/** What is said beside a field without refusing its answer, and that it is being looked up. */
export function useNote(actor: WizardActor, section: Section, field: Field, rowId: number | null): Said {
  const note = useSelector(actor, (snapshot) =>
    hasNotes(section, field) ? noteOf(snapshot, section, field, rowId) : undefined,
  )
  const noteTone = useSelector(actor, (snapshot) => (note ? noteToneOf(snapshot, section, field) : 'plain'))
  const lookUp = useSelector(actor, (snapshot) => lookUpOf(snapshot, section, field))
  const isLookedUp = useSelector(lookUp, (snapshot) => snapshot?.value === 'lookingUp')
  if (!isLookedUp) return { note, noteTone }
  return { note: field.control === 'cpf' ? texts.lookingUpCpf : texts.lookingUpPostalCode, noteTone: 'plain' }
}
