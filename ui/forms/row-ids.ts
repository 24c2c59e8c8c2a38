import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { RowsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'

/** The ids of a section's rows. It does not change when answers in the rows change. */
const useRowIds = (actor: FormEditorActor, section: RowsSection) =>
  useSelector(actor, (snapshot) => rowIdsOf(snapshot.context.filled, section), dequal)

/**
 * The ids of a section's rows with keys for React: a row that gets its id from the server, as by a save during the
 * typing, keeps its key, and so its fields the focus.
 */
export function useKeyedRows(actor: FormEditorActor, section: RowsSection) {
  const ids = useRowIds(actor, section)
  const [kept, setKept] = useState<Keyed>({ ids, keys: ids.map((_, index) => index) })
  const isSame = dequal(kept.ids, ids)
  const keys = isSame ? kept.keys : keysOf(kept, ids)
  if (!isSame) setKept({ ids, keys })
  return ids.map((id, index) => ({ id, key: keys[index] }))
}

type Keyed = { readonly ids: readonly number[]; readonly keys: readonly number[] }

function keysOf({ ids: before, keys }: Keyed, ids: readonly number[]): readonly number[] {
  const isSameRow = (id: number, index: number) => {
    const former = before[index]
    return former !== undefined && (id === former || (former < 0 && id > 0))
  }
  if (ids.length === before.length && ids.every(isSameRow)) return keys
  let last = Math.max(-1, ...keys)
  return ids.map((id) => {
    const key = keys[before.indexOf(id)]
    if (key !== undefined) return key
    last += 1
    return last
  })
}
