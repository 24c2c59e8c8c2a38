import { mdiAlertCircle } from '@mdi/js'
import { useSelector } from '@xstate/react'

import type { RowsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form-editor/index.ts'
import * as field from '#ui/primitives/field-frame.css.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** Every sentence about a list as a whole, one per line; '' when nothing is wrong. */
export const useListProblem = (actor: FormEditorActor, { part }: RowsSection) =>
  useSelector(actor, ({ context }) =>
    context.problems
      .filter(({ path }) => path === part)
      .map(({ message }) => message)
      .join('\n'),
  )

const idOf = ({ part }: RowsSection) => `${part}-error`

/** Ties the list's group to what is wrong with it. */
export const describedByProblem = (section: RowsSection, said: string) =>
  said === '' ? {} : { describedBy: idOf(section) }

/** What is wrong with a list as a whole, such as that none of its rows is ticked. */
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
