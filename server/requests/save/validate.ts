import type { Problem } from '#domain/call-failure.ts'
import { missingDocuments } from '#domain/documents/required.ts'
import { type EditRules, problemsToCorrect } from '#domain/forms/edit-rules.ts'
import type { Answers, RequestForm } from '#domain/forms/form.ts'
import { malformedIn, problemsIn } from '#domain/forms/problems.ts'
import { messages } from '#domain/messages.ts'
import type { RequestKind } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { invalid } from '#server/kernel/errors.ts'

import { findDependants } from '../answers/dependants.ts'
import { documentsForRules, findDocumentRows } from '../document-rows.ts'
import type { Intent } from './checks.ts'

/**
 * Throws with every broken rule that the participant can correct: a request that is sent must be complete and valid, a
 * draft well-formed as far as it is answered (D-125).
 */
export function requireValidAnswers(
  {
    form,
    invalidForm,
    ofPlan,
  }: {
    readonly form: RequestForm
    readonly invalidForm: string
    /** Problems of the plan as it was sent. */
    readonly ofPlan: readonly Problem[]
  },
  intent: Intent,
  editRules: EditRules,
  given: Answers,
  facts: Facts,
): void {
  const validate = (answers: Answers) =>
    intent === 'A' ? problemsIn(form, answers, facts) : malformedIn(form, answers, facts)
  const found = problemsToCorrect(form, editRules, validate, given)
  const others = found.filter(({ path }) => ofPlan.every((one) => one.path !== path))
  const problems = [...others, ...ofPlan]
  if (problems.length > 0) throw invalid(invalidForm, problems)
}

/** Throws with every document that is still missing (FORM-18). */
export async function requireDocuments(
  db: Queries,
  fund: FundReference,
  kind: RequestKind,
  requestId: number,
): Promise<void> {
  const rows = await findDocumentRows(db, requestId)
  const dependants = await findDependants(db, requestId)
  const missing = missingDocuments(kind, documentsForRules(rows, dependants, fund))
  if (missing.length > 0) {
    throw invalid(
      kind.invalidForm,
      missing.map((name) => ({ path: 'documentos', message: messages.missing(name) })),
    )
  }
}
