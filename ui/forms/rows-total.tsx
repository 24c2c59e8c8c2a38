import { useSelector } from '@xstate/react'

import type { RowsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { SettledStatus } from '#ui/primitives/settled-status.tsx'

import * as css from './rows.css.ts'

type Props = { actor: FormEditorActor; section: RowsSection }

export function RowsTotal({ actor, section: { part, total } }: Props) {
  const said = useSelector(actor, ({ context }) => total?.(context.filled.answers[part]) ?? null)
  return said === null ? null : <SettledStatus className={css.total}>{said}</SettledStatus>
}
