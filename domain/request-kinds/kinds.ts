import {
  type DocumentRules,
  ofDependantsAlone,
  ofMigrated,
  ofRetiredOrSponsored,
} from '../documents/rules.ts'
import { CHECKED, EXEMPT, UNDER_ANALYSIS } from '../documents/situations.ts'
import { acceptanceAnswers } from '../forms/acceptance.ts'
import { bankChangeForm } from '../forms/bank-change.ts'
import { benefitForm, otherBenefitForm } from '../forms/benefit.ts'
import { deathLumpSumForm } from '../forms/death-lump-sum.ts'
import { deathPensionForm } from '../forms/death-pension.ts'
import { enrolmentForm } from '../forms/enrolment.ts'
import type { RequestForm } from '../forms/form.ts'
import { portabilityForm } from '../forms/portability.ts'
import { prisonAllowanceForm } from '../forms/prison-allowance.ts'
import { selfSponsorshipForm } from '../forms/self-sponsorship.ts'
import { sicknessForm } from '../forms/sickness.ts'
import { taxDependantsForm } from '../forms/tax-dependants.ts'
import { withdrawalForm } from '../forms/withdrawal.ts'
import { messages } from '../messages.ts'
import { CATEGORY_WITHOUT_RETIREMENT, RETIRED } from '../people/membership.ts'
import { isOpen } from '../requests/status.ts'
import { awaitsAnswer, type RequestSummary } from '../requests/summary.ts'
import {
  ACCEPTANCE,
  BANK_CHANGE,
  DEATH_LUMP_SUM,
  DEATH_PENSION,
  ENROLMENT,
  OTHER_BENEFIT,
  PORTABILITY,
  PRISON_ALLOWANCE,
  RETIREMENT,
  SELF_SPONSORSHIP,
  SICKNESS,
  TAX_DEPENDANTS,
  WITHDRAWAL,
} from '../requests/type-ids.ts'
import {
  BY_PLAN,
  everybody,
  inCategory,
  inSituation,
  type OfferingRule,
  onlyInCategory,
  outsideSecondPlan,
} from './offering-rule.ts'

/** The screens for requests, by the number in their route (NAV-09 to NAV-14). */
export type RequestScreen = '01' | '02' | '03' | '05' | '06' | '07'

/** The family of calls that loads and saves a type. */
export type SaveCall = 'request' | 'enrolment' | 'portability' | 'bankChange' | 'acceptance'

/** What distinguishes one request type from the others. */
export type RequestKind = {
  readonly id: number
  readonly screen: RequestScreen
  /** null: the type has a screen but no form yet. */
  readonly form: RequestForm | null
  /** The form that gives its answers their labels where they are shown as text. */
  readonly readAs: RequestForm | null
  readonly savedBy: SaveCall
  /** Whether it pays an amount to the participant. */
  readonly pays: boolean
  /** Whether its rules need the contribution salary, which the portal loads (SERVER-14). */
  readonly asksSalary: boolean
  /** Whether its form needs lists of choices, which the portal loads (ENROL-04). */
  readonly asksLists: boolean
  /** The message of a refused save, above those of its answers (FORM-22, ENROL-18). */
  readonly invalidForm: string
  /** The notice after the first save created the request; null: the next step is enough. */
  readonly firstSaved: string | null
  /** The duration of notices on its screen, in milliseconds; null: the default (MESSAGES-06). */
  readonly noticeMs: number | null
  readonly offering: OfferingRule
  readonly documents: DocumentRules
}

type Row = Pick<RequestKind, 'id' | 'screen'> &
  Partial<Omit<RequestKind, 'offering' | 'documents'>> & {
    readonly offering?: Partial<OfferingRule>
    readonly documents?: Partial<DocumentRules>
  }

const ACTIVE_CATEGORIES = [1, 2, 3, 4]

/** One row for each type that this portal opens (D-28), with its differences from the defaults. */
const ROWS: readonly Row[] = [
  {
    id: RETIREMENT,
    screen: '01',
    form: benefitForm,
    pays: true,
    offering: { to: everybody, notTo: onlyInCategory(CATEGORY_WITHOUT_RETIREMENT) },
    documents: { asks: { 2: ofDependantsAlone, 9: ofMigrated } },
  },
  {
    id: SICKNESS,
    screen: '01',
    form: sicknessForm,
    pays: true,
    offering: { byPlan: false, start: 'byLink' },
  },
  {
    id: WITHDRAWAL,
    screen: '01',
    form: withdrawalForm,
    pays: true,
    offering: { to: everybody, notTo: inSituation(7, 8, 14), needsPermission: true },
    documents: { asks: { 9: ofMigrated } },
  },
  {
    id: DEATH_PENSION,
    screen: '02',
    form: deathPensionForm,
    pays: true,
    offering: { withoutPlans: true, to: everybody, notTo: inCategory(...ACTIVE_CATEGORIES) },
    documents: { asks: { 2: ofDependantsAlone } },
  },
  {
    id: DEATH_LUMP_SUM,
    screen: '02',
    form: deathLumpSumForm,
    pays: true,
    offering: { notTo: inCategory(...ACTIVE_CATEGORIES), byPlan: false, start: 'byLink' },
  },
  {
    id: PRISON_ALLOWANCE,
    screen: '02',
    form: prisonAllowanceForm,
    pays: true,
    offering: { byPlan: false, start: 'byLink' },
  },
  {
    id: SELF_SPONSORSHIP,
    screen: '01',
    form: selfSponsorshipForm,
    asksSalary: true,
    offering: { to: everybody },
    documents: { asks: { 13: ofRetiredOrSponsored } },
  },
  { id: OTHER_BENEFIT, screen: '01', form: otherBenefitForm },
  { id: PORTABILITY, screen: '06', form: portabilityForm, savedBy: 'portability' },
  {
    id: ENROLMENT,
    screen: '03',
    form: enrolmentForm,
    savedBy: 'enrolment',
    asksSalary: true,
    asksLists: true,
    invalidForm: messages.invalidEnrolmentForm,
    firstSaved: messages.enrolmentSaved,
    noticeMs: 4000,
    offering: { withoutPlans: true, to: outsideSecondPlan, byPlan: false },
    documents: { acceptableSituations: [CHECKED, UNDER_ANALYSIS], exemptDocumentTypes: [15] },
  },
  { id: TAX_DEPENDANTS, screen: '01', form: taxDependantsForm, offering: { to: everybody } },
  {
    id: BANK_CHANGE,
    screen: '07',
    form: bankChangeForm,
    savedBy: 'bankChange',
    offering: { withoutPlans: true, to: inCategory(RETIRED), byPlan: false },
  },
  {
    id: ACCEPTANCE,
    screen: '05',
    savedBy: 'acceptance',
    readAs: acceptanceAnswers,
    offering: { byPlan: false, start: 'never' },
    documents: { exemptRules: [1, 2, 8, 12, 13], anySituationRules: [9] },
  },
]

const KINDS: ReadonlyMap<number, RequestKind> = new Map(
  ROWS.map(({ offering, documents, ...own }) => [
    own.id,
    {
      form: null,
      readAs: own.form ?? null,
      savedBy: 'request',
      pays: false,
      asksSalary: false,
      asksLists: false,
      invalidForm: messages.invalidForm,
      firstSaved: null,
      noticeMs: null,
      ...own,
      offering: { ...BY_PLAN, ...offering },
      documents: {
        acceptableSituations: [CHECKED, UNDER_ANALYSIS, EXEMPT],
        exemptDocumentTypes: [],
        exemptRules: [],
        anySituationRules: [],
        asks: {},
        ...documents,
      },
    },
  ]),
)

export const TYPES_WITH_SCREEN: readonly number[] = [...KINDS.keys()]

/** The kind of a request by its type id; null for types that this portal does not open (AREA-01, D-28). */
export const kindOf = (typeId: number): RequestKind | null => KINDS.get(typeId) ?? null

export type FormKind = RequestKind & { readonly form: RequestForm }

/** The kind of a request with a form; throws for a type without one. */
export function formKindOf(typeId: number): FormKind {
  const kind = kindOf(typeId)
  if (!kind?.form) throw new Error(`Type ${typeId} has no form`)
  return { ...kind, form: kind.form }
}

/** The screen of requests of the type; null without one: the list and the start use the same table (D-28). */
export const screenOf = (typeId: number): RequestScreen | null => kindOf(typeId)?.screen ?? null

/**
 * Whether the pencil is shown: status L or E, or X of an acceptance, and a type with a screen, so not type 14
 * (LIST-22).
 */
export const mayEdit = (request: Pick<RequestSummary, 'status' | 'typeId'>) =>
  (isOpen(request.status) || awaitsAnswer(request)) && screenOf(request.typeId) !== null
