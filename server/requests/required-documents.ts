import { dependantSubject, holderSubject, isWanted, type RuleSubject } from '#domain/documents/rules.ts'
import { fileServing } from '#domain/documents/same-document.ts'
import { PENDING, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { Answers, RowsPart } from '#domain/forms/form.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { findPairedRows } from './document-rows.ts'
import type { StoredRequest } from './own-request.ts'

/** `dependantId` null: of the holder. */
export type Wanted = {
  readonly dependantId: number | null
  readonly documentTypeId: number
  readonly rule: number
}

const NO_OWN_RULES = { asks: {} }

type DocumentOwner = FundReference['requiredDocuments'][number]['of']

/**
 * The documents that the catalogue requires of the holder and of each dependant, by the rules (D-69); once
 * where two of its lines require the same, such as one of every plan and one of this one.
 */
export function wantedDocuments(
  catalogue: FundReference['requiredDocuments'],
  { typeId, planId }: { readonly typeId: number; readonly planId: number | null },
  answers: Answers,
  facts: Facts,
): readonly Wanted[] {
  const rules = kindOf(typeId)?.documents ?? NO_OWN_RULES
  const entries = (of: DocumentOwner, subject: RuleSubject) =>
    catalogue.filter(
      (entry) =>
        entry.of === of && entry.requestTypes.includes(typeId) && isWanted(entry, planId, subject, rules),
    )
  const ofPeople = (of: DocumentOwner, part: RowsPart) =>
    answers[part]
      .filter(({ values }) => part === 'dependentes' || values.selecionado === 'S')
      .flatMap((row) => {
        const subject = dependantSubject(part, row, answers, facts)
        return entries(of, subject).map(({ documentTypeId, rule }) => ({
          dependantId: row.id,
          documentTypeId,
          rule,
        }))
      })
  const holder = holderSubject(answers, facts)
  const asked = [
    ...entries('holder', holder).map(({ documentTypeId, rule }) => ({
      dependantId: null,
      documentTypeId,
      rule,
    })),
    ...ofPeople('dependant', 'dependentes'),
    ...ofPeople('beneficiary', 'beneficiarios'),
  ]
  return [...new Map(asked.map((document) => [keyOf(document), document])).values()]
}

/**
 * Updates the required documents to the stored answers. Attachments are kept; a row that is no longer
 * required is deleted, or marked if a document is attached.
 */
export async function syncRequiredDocuments(
  db: Queries,
  fund: FundReference,
  request: Pick<StoredRequest, 'id' | 'type_id' | 'plan_id'>,
  answers: Answers,
  facts: Facts,
): Promise<void> {
  const kind = { typeId: request.type_id, planId: request.plan_id }
  const wanted = wantedDocuments(fund.requiredDocuments, kind, answers, facts)
  const keys = new Set(wanted.map(keyOf))
  const rows = await db
    .selectFrom('required_document')
    .select([
      'id',
      'dependant_id as dependantId',
      'document_type_id as documentTypeId',
      'rule',
      'document_id',
    ])
    .where('request_id', '=', request.id)
    .execute()
  const known = new Set(rows.map(keyOf))
  for (const row of rows) {
    const applies = keys.has(keyOf(row))
    if (applies || row.document_id !== null) {
      await db.updateTable('required_document').set({ applies }).where('id', '=', row.id).execute()
    } else {
      await db.deleteFrom('required_document').where('id', '=', row.id).execute()
    }
  }
  const missing = wanted.filter((document) => !known.has(keyOf(document)))
  if (missing.length === 0) return
  await insertWanted(db, request.id, missing)
  await fillWithSameDocuments(db, request.id)
}

/**
 * Attaches to empty rows the file that the same person has for the same document already (P-395). Rows never lose
 * their file, so no file was rejected for an empty one.
 */
async function fillWithSameDocuments(db: Queries, requestId: number): Promise<void> {
  const rows = await findPairedRows(db, requestId)
  for (const row of rows) {
    const documentId = fileServing(row, rows)
    if (documentId === null) continue
    await db
      .updateTable('required_document')
      .set({ document_id: documentId, situation_id: UNDER_ANALYSIS })
      .where('id', '=', row.id)
      .execute()
  }
}

const keyOf = ({ dependantId, documentTypeId, rule }: Wanted) => `${dependantId} ${documentTypeId} ${rule}`

const insertWanted = (db: Queries, requestId: number, documents: readonly Wanted[]) =>
  db
    .insertInto('required_document')
    .values(
      documents.map(({ dependantId, documentTypeId, rule }) => ({
        request_id: requestId,
        dependant_id: dependantId,
        document_type_id: documentTypeId,
        rule,
        applies: true,
        situation_id: PENDING,
        document_id: null,
      })),
    )
    .execute()
