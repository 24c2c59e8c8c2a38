import type { Answers, Row, RowsPart, Values } from '../forms/form.ts'
import { KINSHIP } from '../people/kinships.ts'
import type { Facts } from '../requests/facts.ts'
import type { CatalogueDocument } from '../requests/reference.ts'

/** The input of the rules (`regra`). Texts are letters and codes of the wire, '' if not answered. */
export type RuleSubject = {
  readonly whose: 'holder' | 'dependant'
  readonly planId: number | null
  readonly representative: string
  /** `parentesco` code; null without one. */
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

/** Whether a document is required of the subject. */
type Rule = (subject: RuleSubject) => boolean

/** In some types the document is required of the beneficiaries instead of the holder (D-70). */
export const ofDependantsAlone: Rule = ({ whose }) => whose === 'dependant'
export const ofMigrated: Rule = ({ migrated }) => migrated
const ofRetired: Rule = ({ stateRetired }) => stateRetired === 'S'
export const ofRetiredOrSponsored: Rule = (subject) =>
  ofRetired(subject) || subject.selfSponsorshipReason === 'A'

/** What a request type requires, and which documents prevent sending. */
export type DocumentRules = {
  /** Situations in which a required document does not prevent sending (D-65). */
  readonly acceptableSituations: readonly number[]
  /** Document types that never prevent sending (D-65). */
  readonly exemptDocumentTypes: readonly number[]
  /** `regra` codes of documents that never prevent sending (D-73). */
  readonly exemptRules: readonly number[]
  /** `regra` codes of documents that need any situation (D-73). */
  readonly anySituationRules: readonly number[]
  /** `regra` codes that apply to other subjects than in other types. */
  readonly asks: Readonly<Record<number, Rule>>
}

/** The rules (DOCUMENTS-25 to DOCUMENTS-38) that request types share; schooling is taken literally (D-72). */
const RULES: Readonly<Record<number, Rule>> = {
  1: isRepresented,
  2: () => true,
  3: ({ kinship }) => kinship === KINSHIP.spouse || kinship === KINSHIP.partner,
  4: isChild,
  5: ({ kinship }) => kinship === KINSHIP.formerPartner,
  6: ({ invalid }) => invalid === 'S',
  7: isRepresented,
  8: (subject) => isChild(subject) && subject.schooling === MIDDLE_SCHOOL,
  // Required only in types that name it.
  9: () => false,
  10: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'D',
  11: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'P',
  12: ({ stateRetired }) => stateRetired === 'N',
  13: ofRetired,
  14: ({ planId }) => planId === 1,
}

/** All `regra` codes, including 0: required of everyone. */
export const RULE_IDS: readonly number[] = [0, ...Object.keys(RULES).map(Number)]

/**
 * Whether a document with this `regra` is required of the subject; otherwise it is neither shown nor checked
 * (D-69). Unknown codes count as required, to be on the safe side.
 */
export const ruleApplies = (
  rule: number,
  subject: RuleSubject,
  { asks }: Pick<DocumentRules, 'asks'>,
): boolean => (asks[rule] ?? RULES[rule])?.(subject) ?? true

/** Whether a request of this plan requires a document of the catalogue of the subject. */
export const isWanted = (
  { planId, rule }: CatalogueDocument,
  requestPlanId: number | null,
  subject: RuleSubject,
  rules: Pick<DocumentRules, 'asks'>,
): boolean => (planId === null || planId === requestPlanId) && ruleApplies(rule, subject, rules)

/** Participants who changed from plan 1 to plan 2, if the server's flag does not say so (D-71). */
const leftFirstPlanForSecond = ({ memberships }: Facts) =>
  memberships.some(({ planId, endedOn }) => planId === 1 && endedOn !== null) &&
  memberships.some(({ planId, endedOn }) => planId === 2 && endedOn === null)

const codeOf = (text: string | undefined) => (text ? Number(text) : null)

const personOf = ({ parentesco, invalido, id_escolaridade }: Values) => ({
  kinship: codeOf(parentesco),
  invalid: invalido ?? '',
  schooling: id_escolaridade ?? '',
})

/** The input of the rules for the holder's documents. */
export function holderSubject({ detalhes, participante }: Answers, facts: Facts): RuleSubject {
  return {
    ...personOf(detalhes),
    whose: 'holder',
    planId: codeOf(detalhes.id_plano),
    representative: detalhes.representante_legal ?? '',
    migrated: facts.migrated || leftFirstPlanForSecond(facts),
    selfSponsorshipReason: detalhes.razao ?? '',
    // Only an enrolment asks for it, among the data of the participant.
    stateRetired: detalhes.aposentado_inss ?? participante.aposentado_inss ?? '',
  }
}

/** Maps the income-tax dependence 1 to 6 to kinship codes (D-84); no rule names parents. */
const DEPENDENCES: Readonly<Record<string, Pick<RuleSubject, 'kinship' | 'invalid'>>> = {
  1: { kinship: KINSHIP.spouse, invalid: '' },
  2: { kinship: KINSHIP.partner, invalid: '' },
  3: { kinship: KINSHIP.formerPartner, invalid: '' },
  4: { kinship: KINSHIP.child, invalid: '' },
  5: { kinship: KINSHIP.child, invalid: 'S' },
}

/** The input of the rules for the documents of one dependant or beneficiary of the request. */
export function dependantSubject(
  part: RowsPart,
  { values }: Row,
  answers: Answers,
  facts: Facts,
): RuleSubject {
  const person = personOf({ ...values, parentesco: values.id_parentesco ?? '' })
  const dependence = part === 'dependentes' ? DEPENDENCES[values.dependencia ?? ''] : undefined
  return { ...holderSubject(answers, facts), ...person, ...dependence, whose: 'dependant' }
}
