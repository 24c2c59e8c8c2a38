import { dependantSubject, holderSubject, isWanted } from '../documents/rules.ts'
import { applyForced, blankAnswers } from '../forms/answered.ts'
import type { Facts } from '../requests/facts.ts'
import type { CatalogueDocument, DocumentType, RequestType } from '../requests/reference.ts'
import { kindOf } from './kinds.ts'

/** The names of the documents of the holder, or of each other person. */
export type AnnouncedDocuments = {
  readonly of: CatalogueDocument['of']
  readonly always: readonly string[]
  /** Those that depend on answers. */
  readonly inCase: readonly string[]
}

const NEW_ROW = { id: 0, values: {} }

/**
 * The documents that a request of the type can ask for, by the rules of the documents step: always are those
 * that a new request asks for before anything is answered.
 */
export function announcedDocuments(
  { id, documents = [] }: RequestType,
  documentTypes: readonly DocumentType[],
  facts: Facts,
): readonly AnnouncedDocuments[] {
  const kind = kindOf(id)
  if (!kind?.form) return []
  const answers = applyForced(kind.form, blankAnswers(kind.form), facts)
  const holder = holderSubject(answers, facts)
  const subjects = {
    holder,
    dependant: dependantSubject('dependentes', NEW_ROW, answers, facts),
    beneficiary: dependantSubject('beneficiarios', NEW_ROW, answers, facts),
  }
  const namesOf = (rows: readonly CatalogueDocument[]) => [
    ...new Set(
      rows.flatMap(
        ({ documentTypeId }) => documentTypes.find((type) => type.id === documentTypeId)?.name ?? [],
      ),
    ),
  ]
  return (['holder', 'dependant', 'beneficiary'] as const).flatMap((of) => {
    const rows = documents.filter((row) => row.of === of)
    const isAlways = (row: CatalogueDocument) => isWanted(row, holder.planId, subjects[of], kind.documents)
    const always = namesOf(rows.filter(isAlways))
    const inCase = namesOf(rows.filter((row) => !isAlways(row))).filter((name) => !always.includes(name))
    return always.length + inCase.length > 0 ? [{ of, always, inCase }] : []
  })
}
