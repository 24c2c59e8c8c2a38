import type { RequiredDocument } from './required.ts'
import { EXEMPT, isReplaceable, REJECTED } from './situations.ts'

/** A dependant for income tax, or a beneficiary; both rows of one person have the same CPF. */
type Person = { readonly id: number; readonly isBeneficiary: boolean; readonly cpf: string }

type Asked = { readonly id: number; readonly dependantId: number | null; readonly typeId: number }

/**
 * For each row that asks a person as beneficiary for a document that the same person is asked for as dependant: the
 * id of that other row (P-395). People without a CPF are not compared.
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

const isPair = (one: Row, other: Row) => one.sameAs === other.id || other.sameAs === one.id

const isEmpty = ({ documentId, situationId }: Row) => documentId === null && situationId !== EXEMPT

const hasFileOf = (row: Row, other: Row) => row.documentId !== null && row.documentId === other.documentId

/**
 * The rows that get the file that is attached to `target`, too: the same document of the same person, where it has
 * no file yet, or as beneficiary the file that `target` had until then (P-395).
 */
export const rowsServedBy = <Other extends Row>(target: Row, rows: readonly Other[]): readonly Other[] =>
  rows.filter(
    (row) =>
      isPair(row, target) &&
      isReplaceable(row.situationId) &&
      (isEmpty(row) || (row.sameAs === target.id && hasFileOf(row, target))),
  )

/** The file with which the same document of the same person serves an empty row; null if there is none. */
export const fileServing = (target: Row, rows: readonly Row[]): number | null =>
  isEmpty(target)
    ? (rows.find((row) => isPair(row, target) && row.situationId !== REJECTED)?.documentId ?? null)
    : null

/** Whether the row has the same file as the row of the same person as dependant. */
export const hasSameFile = (row: Row, rows: readonly Row[]): boolean =>
  rows.some((other) => other.id === row.sameAs && hasFileOf(row, other))
