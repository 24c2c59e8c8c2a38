import type { RequiredDocument } from './required.ts'
import { EXEMPT, isReplaceable, REJECTED } from './situations.ts'

/** A dependant for income tax, or a beneficiary; both rows of one person have the same CPF. */
type Person = { readonly id: number; readonly isBeneficiary: boolean; readonly cpf: string }

type Asked = { readonly id: number; readonly dependantId: number | null; readonly typeId: number }

/**
 * For each row that requires a document of a beneficiary which is also required of the same person as a
 * dependant: the id of that other row (P-395). People without a CPF are not compared.
 */
export function sameDocuments(
  rows: readonly Asked[],
  people: readonly Person[],
): ReadonlyMap<number, number> {
  const known = rows.flatMap((row) => {
    const person = people.find(({ id }) => id === row.dependantId)
    return person && person.cpf !== '' ? [{ ...row, ...person, id: row.id }] : []
  })
  const pairs = known
    .filter(({ isBeneficiary }) => isBeneficiary)
    .flatMap(({ id, cpf, typeId }) => {
      const first = known.find((row) => !row.isBeneficiary && row.cpf === cpf && row.typeId === typeId)
      return first ? [[id, first.id] as const] : []
    })
  return new Map(pairs)
}

type Row = Pick<RequiredDocument, 'id' | 'documentId' | 'situationId' | 'sameAs'>

type Counterpart = Pick<Row, 'id' | 'sameAs'>

/** Whether both rows of people require the same document of the same person (P-395). */
export const isPair = (one: Counterpart, other: Counterpart) =>
  one.sameAs === other.id || other.sameAs === one.id

const isEmpty = ({ documentId, situationId }: Row) => documentId === null && situationId !== EXEMPT

const hasFileOf = (row: Row, other: Row) => row.documentId !== null && row.documentId === other.documentId

/**
 * The rows that get the file attached to `target` too: rows for the same document of the same person without
 * a file, or, as beneficiary, with the previous file of `target` (P-395).
 */
export const rowsServedBy = <Other extends Row>(target: Row, rows: readonly Other[]): readonly Other[] =>
  rows.filter(
    (row) =>
      isPair(row, target) &&
      isReplaceable(row.situationId) &&
      (isEmpty(row) || (row.sameAs === target.id && hasFileOf(row, target))),
  )

/** The file of the same document of the same person for a row without a file; null without one. */
export const fileServing = (target: Row, rows: readonly Row[]): number | null =>
  isEmpty(target)
    ? (rows.find((row) => isPair(row, target) && row.situationId !== REJECTED)?.documentId ?? null)
    : null

/** Whether the row has the same file as the row of the same person as a dependant. */
export const hasSameFile = (row: Row, rows: readonly Row[]): boolean =>
  rows.some((other) => other.id === row.sameAs && hasFileOf(row, other))
