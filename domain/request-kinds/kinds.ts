import {
  type DocumentRules,
  ofDependantsAlone,
  ofMigrated,
  ofRetiredOrSponsored,
} from '../documents/rules.ts'
import { CHECKED, EXEMPT, UNDER_ANALYSIS } from '../documents/situations.ts'
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
import { CATEGORY_WITHOUT_RETIREMENT } from '../people/membership.ts'
import type { RequestSummary } from '../requests/summary.ts'
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

/** The screens that hold requests, by the number in their route (NAV-09 to NAV-14). */
export type RequestScreen = '01' | '02' | '03' | '05' | '06' | '07'

/** The family of calls that loads and saves a type. */
export type SaveCall = 'request' | 'enrolment' | 'portability' | 'bankChange' | 'acceptance'

/** All that sets a request type apart from the others. */
export type RequestKind = {
  readonly id: number
  readonly screen: RequestScreen
  /** null: the type has a screen but no form yet. */
  readonly form: RequestForm | null
  readonly savedBy: SaveCall
  /** Whether its rules look at the contribution salary, which the portal has to ask for (SERVER-14). */
  readonly asksSalary: boolean
  /** Whether its form chooses from lists that the portal has to ask for (ENROL-04). */
  readonly asksLists: boolean
  /** The message of a refused save, above those of its answers (FORM-22, ENROL-18). */
  readonly invalidForm: string
  /** Said once the first save created the request; null: the next step says it by itself. */
  readonly firstSaved: string | null
  /** How long the notices of its screen stay, in milliseconds; null: as long as all others (MESSAGES-06). */
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

/** One row for each type that this portal opens (D-28); what a row does not say, the type shares with the others. */
const ROWS: readonly Row[] = [
  {
    id: RETIREMENT,
    screen: '01',
    form: benefitForm,
    offering: { to: everybody, notTo: onlyInCategory(CATEGORY_WITHOUT_RETIREMENT) },
    documents: { asks: { 2: ofDependantsAlone, 9: ofMigrated } },
  },
  { id: SICKNESS, screen: '01', form: sicknessForm, offering: { byPlan: false, start: 'byLink' } },
  {
    id: WITHDRAWAL,
    screen: '01',
    form: withdrawalForm,
    offering: { to: everybody, notTo: inSituation(7, 8, 14), needsPermission: true },
    documents: { asks: { 9: ofMigrated } },
  },
  {
    id: DEATH_PENSION,
    screen: '02',
    form: deathPensionForm,
    offering: { withoutPlans: true, to: everybody, notTo: inCategory(...ACTIVE_CATEGORIES) },
    documents: { asks: { 2: ofDependantsAlone } },
  },
  {
    id: DEATH_LUMP_SUM,
    screen: '02',
    form: deathLumpSumForm,
    offering: { notTo: inCategory(...ACTIVE_CATEGORIES), byPlan: false, start: 'byLink' },
  },
  {
    id: PRISON_ALLOWANCE,
    screen: '02',
    form: prisonAllowanceForm,
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
    offering: { withoutPlans: true, to: inCategory(2), byPlan: false },
  },
  {
    id: ACCEPTANCE,
    screen: '05',
    savedBy: 'acceptance',
    offering: { byPlan: false, start: 'never' },
    documents: { exemptRules: [1, 2, 8, 12, 13], anySituationRules: [9] },
  },
]

const KINDS: ReadonlyMap<number, RequestKind> = new Map(
  ROWS.map(({ offering, documents, ...own }) => [
    own.id,
    {
      form: null,
      savedBy: 'request',
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

/** Every type that this portal opens. */
export const TYPES_WITH_SCREEN: readonly number[] = [...KINDS.keys()]

/** The kind of a request by its type id; null for types that this portal does not open (AREA-01, D-28). */
export const kindOf = (typeId: number): RequestKind | null => KINDS.get(typeId) ?? null

/** A kind whose requests can be filled in. */
export type FormKind = RequestKind & { readonly form: RequestForm }

/** The kind of a request that is filled in; throws where its type has no form. */
export function formKindOf(typeId: number): FormKind {
  const kind = kindOf(typeId)
  if (!kind?.form) throw new Error(`Type ${typeId} has no form`)
  return { ...kind, form: kind.form }
}

/** The screen that holds requests of the type; null when none does: list and start read the same table (D-28). */
export const screenOf = (typeId: number): RequestScreen | null => kindOf(typeId)?.screen ?? null

/** The pencil: situation L, E or X and a type with a screen, which type 14 has not (LIST-10). */
export const mayEdit = ({ status, typeId }: Pick<RequestSummary, 'status' | 'typeId'>) =>
  ['L', 'E', 'X'].includes(status) && screenOf(typeId) !== null
