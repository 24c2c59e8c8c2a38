import { mdiAlertCircle } from '@mdi/js'
import { useSelector } from '@xstate/react'

import type { RowsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import * as field from '#ui/primitives/field-frame.css.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** All problems of a list as a whole, one per line; '' if there are none. */
export const useListProblem = (actor: FormEditorActor, { part }: RowsSection) =>
  useSelector(actor, ({ context }) =>
    context.filled.problems
      .filter(({ path }) => path === part)
      .map(({ message }) => message)
      .join('\n'),
  )

const idOf = ({ part }: RowsSection) => `${part}-error`

/** Connects the group of the list to its problem (`aria-describedby`). */
export const describedByProblem = (section: RowsSection, said: string) =>
  said === '' ? {} : { describedBy: idOf(section) }

/** A problem of the list as a whole, such as that no row is ticked. */
export function ListProblem({ section, said }: { section: RowsSection; said: string }) {
  if (said === '') return null
  return (
    <div id={idOf(section)}>
      {said.split('\n').map((text) => (
        <p key={text} className={field.error}>
          <span className={field.remarkIcon}>
            <Icon path={mdiAlertCircle} size="sm" />
          </span>
          {text}
        </p>
      ))}
    </div>
  )
}
