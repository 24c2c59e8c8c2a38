import type { Answers, Row, RowsPart, Values } from '../forms/form.ts'
import { KINSHIP } from '../people/kinships.ts'
import type { Facts } from '../requests/facts.ts'

/** All that a `regra` may look at. Texts are the wire's letters and codes, '' when not answered. */
export type RuleSubject = {
  readonly whose: 'holder' | 'dependant'
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

/** Whether a document is asked of the subject. */
type Rule = (subject: RuleSubject) => boolean

/** In some types the document is asked of the beneficiaries instead of the holder (D-70). */
export const ofDependantsAlone: Rule = ({ whose }) => whose === 'dependant'
export const ofMigrated: Rule = ({ migrated }) => migrated
const ofRetired: Rule = ({ stateRetired }) => stateRetired === 'S'
export const ofRetiredOrSponsored: Rule = (subject) =>
  ofRetired(subject) || subject.selfSponsorshipReason === 'A'

/** What a request type asks for, and what holds its requests back. */
export type DocumentRules = {
  /** Situations in which a required document does not hold the request back (D-65). */
  readonly acceptableSituations: readonly number[]
  /** Document types that never hold it back (D-65). */
  readonly exemptDocumentTypes: readonly number[]
  /** `regra` codes of documents that never block sending (D-73). */
  readonly exemptRules: readonly number[]
  /** `regra` codes whose documents need a situation, whichever it is (D-73). */
  readonly anySituationRules: readonly number[]
  /** `regra` codes that are asked of other subjects than in other types. */
  readonly asks: Readonly<Record<number, Rule>>
}

/** Regras (DOCUMENTS-25 to DOCUMENTS-38), as far as request types share them; schooling is taken literally (D-72). */
const RULES: Readonly<Record<number, Rule>> = {
  1: isRepresented,
  2: () => true,
  3: ({ kinship }) => kinship === KINSHIP.spouse || kinship === KINSHIP.partner,
  4: isChild,
  5: ({ kinship }) => kinship === KINSHIP.formerPartner,
  6: ({ invalid }) => invalid === 'S',
  7: isRepresented,
  8: (subject) => isChild(subject) && subject.schooling === MIDDLE_SCHOOL,
  // Required only in the types whose rows say so.
  9: () => false,
  10: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'D',
  11: ({ selfSponsorshipReason }) => selfSponsorshipReason === 'P',
  12: ({ stateRetired }) => stateRetired === 'N',
  13: ofRetired,
  14: ({ planId }) => planId === 1,
}

/** Every `regra` there is, 0 among them: asked of everybody. */
export const RULE_IDS: readonly number[] = [0, ...Object.keys(RULES).map(Number)]

/**
 * Whether a document with this `regra` is asked of the subject; when not, it is neither shown nor checked (D-69).
 * 0 is asked of everybody, and so is a rule that is not in the table, to be on the safe side.
 */
export const ruleApplies = (
  rule: number,
  subject: RuleSubject,
  { asks }: Pick<DocumentRules, 'asks'>,
): boolean => (asks[rule] ?? RULES[rule])?.(subject) ?? true

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

/** What the rules of the holder's documents look at. */
export function holderSubject({ detalhes, participante }: Answers, facts: Facts): RuleSubject {
  return {
    ...personOf(detalhes),
    whose: 'holder',
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
  part: RowsPart,
  { values }: Row,
  answers: Answers,
  facts: Facts,
): RuleSubject {
  const person = personOf({ ...values, parentesco: values.id_parentesco ?? '' })
  const dependence = part === 'dependentes' ? DEPENDENCES[values.dependencia ?? ''] : undefined
  return { ...holderSubject(answers, facts), ...person, ...dependence, whose: 'dependant' }
}
