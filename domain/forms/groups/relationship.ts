import { messages } from '../../messages.ts'
import { wholeYearsBetween } from '../../people/dates.ts'
import { KINSHIP } from '../../people/kinships.ts'
import type { Facts } from '../../requests/facts.ts'
import { YES_NO } from '../choices.ts'
import { type Check, type Choice, group, type Values } from '../form.ts'

type RelationshipName = 'parentesco' | 'possui_certidao' | 'invalido' | 'id_escolaridade'
type Relationship = Values<RelationshipName>
type RelationshipCheck = Check<RelationshipName, RelationshipName>

const AGE_LIMIT = 24
/** From this age on children must be students. */
const AGE_OF_STUDY = 21

/** The relations of CLAIM-09, in its order. */
const KINSHIPS: readonly Choice[] = [
  { value: String(KINSHIP.spouse), label: 'Cônjuge' },
  { value: String(KINSHIP.partner), label: 'Companheiro(a)' },
  { value: String(KINSHIP.child), label: 'Filho(a)' },
  { value: String(KINSHIP.stepchild), label: 'Enteado(a)' },
  { value: String(KINSHIP.minorUnderGuardianship), label: 'Menor sob guarda ou tutela' },
  { value: String(KINSHIP.adultUnderGuardianship), label: 'Maior sob curatela' },
  { value: String(KINSHIP.elderlyWithoutIncome), label: 'Pessoa idosa sem renda' },
]

/** The codes of CLAIM-10, in its order. */
const SCHOOLING: readonly Choice[] = [
  { value: '00', label: 'Não informada' },
  { value: '03', label: 'Ensino fundamental' },
  { value: '02', label: 'Ensino médio' },
  { value: '01', label: 'Ensino superior' },
  { value: '06', label: 'Pós-graduação' },
  { value: '04', label: 'Mestrado' },
  { value: '05', label: 'Doutorado' },
]

const among =
  (...kinships: readonly number[]) =>
  ({ parentesco }: Relationship) =>
    kinships.includes(Number(parentesco))

const isCouple = among(KINSHIP.spouse, KINSHIP.partner)
const isChild = among(KINSHIP.child, KINSHIP.stepchild, KINSHIP.minorUnderGuardianship)
const isChildOrAdultInCare = among(
  KINSHIP.child,
  KINSHIP.stepchild,
  KINSHIP.minorUnderGuardianship,
  KINSHIP.adultUnderGuardianship,
)

/** The claimant is the logged-in participant; an unknown birth date is checked by the server only (D-88). */
const isOfAge = (years: number, { birthDate, today }: Facts) =>
  birthDate !== null && wholeYearsBetween(birthDate, today) >= years

const isValidChild = (values: Relationship) => isChild(values) && values.invalido !== 'S'

/** A child of 24 or older who is not disabled has no pension (CLAIM-12, D-88). */
export const childrenUnderAgeLimit: RelationshipCheck = (values, facts) =>
  isValidChild(values) && isOfAge(AGE_LIMIT, facts)
    ? { field: 'parentesco', message: messages.childTooOldForPension }
    : null

/** A remark about the chosen relationship of a claimant (D-86, D-88). */
export function pensionNote(values: Relationship, facts: Facts): string | null {
  if (isCouple(values)) return messages.oneSpouseOnly
  if (!isValidChild(values)) return null
  if (isOfAge(AGE_LIMIT, facts)) return messages.disabledChildOfAnyAge
  return isOfAge(AGE_OF_STUDY, facts) ? messages.childOfStudyAge : null
}

type Conditions = {
  readonly checks?: readonly RelationshipCheck[]
  readonly note?: (values: Relationship, facts: Facts) => string | null
}

/** The claimant's relationship to the participant, which determines the documents (CLAIM-09). */
export const relationship = ({ checks = [], note = () => null }: Conditions = {}) =>
  group<RelationshipName>({
    part: 'detalhes',
    title: 'Sua relação com o participante',
    fields: [
      {
        name: 'parentesco',
        label: 'Parentesco',
        control: 'select',
        required: true,
        choices: KINSHIPS,
        note,
        editableIn: 'L',
      },
      {
        name: 'possui_certidao',
        label: 'Você tem certidão da união estável?',
        control: 'radio',
        required: true,
        choices: YES_NO,
        shownWhen: among(KINSHIP.partner),
        editableIn: 'LE',
      },
      {
        name: 'invalido',
        label: 'Você é inválido(a)?',
        control: 'radio',
        required: true,
        choices: YES_NO,
        shownWhen: isChildOrAdultInCare,
        editableIn: 'LE',
      },
      {
        name: 'id_escolaridade',
        label: 'Sua escolaridade',
        control: 'select',
        required: true,
        choices: SCHOOLING,
        shownWhen: isChild,
        editableIn: 'LE',
      },
    ],
    checks,
  })
