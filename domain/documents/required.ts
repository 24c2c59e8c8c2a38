import type { Answers, Row, RowsPart, Values } from '../forms/form.ts'
import { KINSHIP } from '../people/kinships.ts'
import type { Facts } from '../requests/facts.ts'
import type { RequestKind } from '../requests/kinds.ts'
import { DEATH_PENSION, RETIREMENT, SELF_SPONSORSHIP, WITHDRAWAL } from '../requests/type-ids.ts'
import { REJECTED } from './situations.ts'

/** A document that a request asks for. `documentId` null: nothing attached yet. */
export type RequiredDocument = {
  /** The row of the request (`id_req_doc` or `id_req_bnf_doc`). */
  readonly id: number
  readonly typeId: number
  readonly typeName: string
  /** `regra`; 0 when the document is asked of everybody. */
  readonly rule: number
  readonly situationId: number | null
  readonly situationName: string
  readonly documentId: number | null
  /** Id in the document store, with which it is downloaded. */
  readonly storeId: string | null
  readonly fileName: string
}

/** The documents of one dependant or beneficiary. */
export type PersonDocuments = {
  readonly dependantId: number
  readonly name: string
  readonly documents: readonly RequiredDocument[]
}

/** All that a `regra` may look at. Texts are the wire's letters and codes, '' when not answered. */
export type RuleSubject = {
  readonly whose: 'holder' | 'dependant'
  readonly typeId: number
  readonly planId: number | null
  readonly representative: string
  /** `parentesco` code; null when there is none. */
  readonly kinship: number | null
  readonly invalid: string
  readonly schooling: string
  readonly migrated: boolean
  readonly selfSponsorshipReason: string
  readonly stateRetired: string
}

/** `id_escolaridade` of regra 8. */
export const MIDDLE_SCHOOL = '02'

const isChild = ({ kinship }: RuleSubject) => kinship === KINSHIP.child || kinship === KINSHIP.stepchild
const isRepresented = ({ representative }: RuleSubject) => representative === 'S'

/** Core 4 "Required-document rules"; schooling is taken literally (D-72). */
const RULES: Readonly<Record<number, (subject: RuleSubject) => boolean>> = {
  1: isRepresented,
  // In these two types the document is asked of the beneficiaries instead (D-70).
  2: ({ whose, typeId }) => whose === 'dependant' || (typeId !== RETIREMENT && typeId !== DEATH_PENSION),
  3: ({ kinship }) => kinship === KINSHIP.spouse || kinship === KINSHIP.partner,
  4: isChild,
  5: ({ kinship }) => kinship === KINSHIP.formerPartner,
  6: ({ invalid }) => invalid === 'S',
  7: isRepresented,
  8: (subject) => isChild(subject) && subject.schooling === MIDDLE_SCHOOL,
  9: ({ migrated, typeId }) => migrated && (typeId === RETIREMENT || typeId === WITHDRAWAL),
  10: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'D',
  11: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'P',
  12: ({ stateRetired }) => stateRetired === 'N',
  13: ({ stateRetired, typeId, selfSponsorshipReason }) =>
    stateRetired === 'S' || (typeId === SELF_SPONSORSHIP && selfSponsorshipReason === 'A'),
  14: ({ planId }) => planId === 1,
}

/** Every `regra` there is, 0 among them: asked of everybody. */
export const RULE_IDS: readonly number[] = [0, ...Object.keys(RULES).map(Number)]

/**
 * Whether a document with this `regra` is asked of the subject; when not, it is neither shown nor checked (D-69).
 * 0 is asked of everybody, and so is a rule that is not in the table, to be on the safe side.
 */
export const ruleApplies = (rule: number, subject: RuleSubject): boolean => RULES[rule]?.(subject) ?? true

/** Who joined plan 2 out of plan 1, where the server's flag does not say so (D-71). */
const leftFirstPlanForSecond = ({ memberships }: Facts) =>
  memberships.some(({ planId, endedOn }) => planId === 1 && endedOn !== null) &&
  memberships.some(({ planId, endedOn }) => planId === 2 && endedOn === null)

const codeOf = (text: string | undefined) => (text ? Number(text) : null)

const personOf = ({ parentesco, invalido, id_escolaridade }: Values) => ({
  kinship: codeOf(parentesco),
  invalid: invalido ?? '',
  schooling: id_escolaridade ?? '',
})

/** What the rules of the holder's documents look at. */
export function holderSubject(
  typeId: number,
  { detalhes, participante }: Answers,
  facts: Facts,
): RuleSubject {
  return {
    ...personOf(detalhes),
    whose: 'holder',
    typeId,
    planId: codeOf(detalhes.id_plano),
    representative: detalhes.representante_legal ?? '',
    migrated: facts.migrated || leftFirstPlanForSecond(facts),
    selfSponsorshipReason: detalhes.razao ?? '',
    // An enrolment asks it of the participant as a person.
    stateRetired: detalhes.aposentado_inss ?? participante.aposentado_inss ?? '',
  }
}

/** Income-tax dependence 1 to 6 in the terms of the rules (D-84); parents have no kinship that a rule names. */
const DEPENDENCES: Readonly<Record<string, Pick<RuleSubject, 'kinship' | 'invalid'>>> = {
  1: { kinship: KINSHIP.spouse, invalid: '' },
  2: { kinship: KINSHIP.partner, invalid: '' },
  3: { kinship: KINSHIP.formerPartner, invalid: '' },
  4: { kinship: KINSHIP.child, invalid: '' },
  5: { kinship: KINSHIP.child, invalid: 'S' },
}

/** What the rules of one dependant's or beneficiary's documents look at: the person, within the request. */
export function dependantSubject(
  typeId: number,
  part: RowsPart,
  { values }: Row,
  answers: Answers,
  facts: Facts,
): RuleSubject {
  const person = personOf({ ...values, parentesco: values.id_parentesco ?? '' })
  const dependence = part === 'dependentes' ? DEPENDENCES[values.dependencia ?? ''] : undefined
  return { ...holderSubject(typeId, answers, facts), ...person, ...dependence, whose: 'dependant' }
}

type Documents = {
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
}

/** Whether nothing has to be attached to the row; a rejected document has to be attached anew (D-67). */
export const isAttached = ({ documentId, situationId }: RequiredDocument) =>
  documentId !== null && situationId !== REJECTED

/** How many of the documents asked of everybody are attached and not rejected: 'Documentos anexados: 2 de 5'. */
export function attachedCount({ documents, people }: Documents): { attached: number; total: number } {
  const all = [...documents, ...people.flatMap((person) => person.documents)]
  return { attached: all.filter(isAttached).length, total: all.length }
}

/** What still holds a request back: its row, and its name; another person's is named with the person. */
export type LackingDocument = {
  readonly rowId: number
  /** null: the holder's. */
  readonly dependantId: number | null
  readonly name: string
}

/**
 * What still holds a request back, for 'Falta: …' (core 4, D-56, D-65, D-67, D-73).
 * The documents given are the applicable ones. The holder's must be in an acceptable situation; another person's
 * must be attached and not rejected.
 */
export function lackingDocuments(
  { acceptableSituations, exemptDocumentTypes, exemptRules, anySituationRules }: RequestKind,
  { documents, people }: Documents,
): readonly LackingDocument[] {
  const isAcceptable = ({ typeId, rule, situationId }: RequiredDocument) =>
    exemptDocumentTypes.includes(typeId) ||
    exemptRules.includes(rule) ||
    (situationId !== null && (anySituationRules.includes(rule) || acceptableSituations.includes(situationId)))
  return [
    ...documents
      .filter((document) => !isAcceptable(document))
      .map(({ id, typeName }) => ({ rowId: id, dependantId: null, name: typeName })),
    ...people.flatMap((person) =>
      person.documents
        .filter((document) => !isAttached(document))
        .map(({ id, typeName }) => ({
          rowId: id,
          dependantId: person.dependantId,
          name: `${typeName} (${person.name})`,
        })),
    ),
  ]
}

/** Their names alone. */
export const missingDocuments = (kind: RequestKind, documents: Documents): readonly string[] =>
  lackingDocuments(kind, documents).map(({ name }) => name)
