import { aboutPerson } from './person-rows.ts'
import { aboutRequest } from './request-rows.ts'
import { FIRST, type Shape, type StoredRow } from './shape.ts'

/**
 * Rows of one person as they were in the version whose newest migration is `name`, in the order in which they can be
 * inserted. Those of different versions can be in one database.
 */
export function rowsOfVersion(name: string): readonly StoredRow[] {
  const id = Number(name.slice(0, 3))
  return [...aboutPerson(id), ...aboutRequest(id), ...aboutStaff(id)].filter(
    ({ from, before }) => name >= from && (before === undefined || name < before),
  )
}

function aboutStaff(id: number): readonly Shape[] {
  const release = { staff_id: id, cpf_hash: 'a', reason: 'Cadastro de outra pessoa' }
  const read = { request_id: null, person_id: id, read_at: FIRST, by_id: id }
  return [
    { table: 'visitor_release', from: '016', row: { ...release, released_at: FIRST } },
    { table: 'desk_read', from: '020', row: { ...read, what: 'audit' } },
    { table: 'desk_read', from: '022', row: { ...read, what: 'export' } },
    { table: 'erasure', from: '023', row: { ...release, erased_at: FIRST } },
  ]
}
