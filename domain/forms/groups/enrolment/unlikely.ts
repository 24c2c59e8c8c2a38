import { messages } from '../../../messages.ts'
import { isRealDate, wholeYearsBetween } from '../../../people/dates.ts'
import { KINSHIP, LIKELY_KINSHIP } from '../../../people/kinships.ts'
import type { Facts } from '../../../requests/facts.ts'
import type { Answers, Values } from '../../form.ts'

/** Warnings of an enrolment about unlikely answers, which do not refuse them. */

const ADULT = 18
const OLDEST = 80
const YOUNGEST_WORKER = 16
const TO_CHILD = 10
const TO_PARENT = 18
const TO_SPOUSE = 20

const CHILDREN: readonly string[] = [KINSHIP.child].map(String)
const PARENTS: readonly string[] = [LIKELY_KINSHIP.father, LIKELY_KINSHIP.mother].map(String)
const COUPLE: readonly string[] = [KINSHIP.spouse, KINSHIP.partner].map(String)
const COUPLE_EVER: readonly string[] = [
  KINSHIP.spouse,
  LIKELY_KINSHIP.formerSpouse,
  KINSHIP.partner,
  KINSHIP.formerPartner,
].map(String)

/** Completed years between two dates; null if one of them is invalid. */
const yearsBetween = (from = '', to = ''): number | null =>
  isRealDate(from) && isRealDate(to) ? wholeYearsBetween(from, to) : null

/** The participant is under 18 or over 80. */
export function holderAge({ data_nascimento }: Values<'data_nascimento'>, { today }: Facts): string | null {
  const age = yearsBetween(data_nascimento, today)
  if (age === null) return null
  if (age < ADULT) return messages.holderYounger(ADULT)
  return age > OLDEST ? messages.holderOlder(OLDEST) : null
}

/** Work began before the age of 16. */
export function admissionAge(
  { data_admissao }: Values<'data_admissao'>,
  _facts: Facts,
  { participante }: Answers,
): string | null {
  const age = yearsBetween(participante.data_nascimento, data_admissao)
  return age !== null && age < YOUNGEST_WORKER ? messages.admittedYounger(YOUNGEST_WORKER) : null
}

/** The age difference to a child, a parent or a spouse is unusual. */
export function distanceInAge(
  { id_parentesco, data_nascimento }: Values<'id_parentesco' | 'data_nascimento'>,
  _facts: Facts,
  { participante }: Answers,
): string | null {
  const younger = yearsBetween(participante.data_nascimento, data_nascimento)
  const older = yearsBetween(data_nascimento, participante.data_nascimento)
  if (younger === null || older === null) return null
  if (CHILDREN.includes(id_parentesco) && younger < TO_CHILD) return messages.childOfLikeAge(TO_CHILD)
  if (PARENTS.includes(id_parentesco) && older < TO_PARENT) return messages.parentOfLikeAge(TO_PARENT)
  return COUPLE.includes(id_parentesco) && isBeyond(TO_SPOUSE, participante.data_nascimento, data_nascimento)
    ? messages.spouseOfOtherAge(TO_SPOUSE)
    : null
}

/** Whether the dates are more than so many years apart; exactly so many do not count. */
function isBeyond(years: number, one = '', other = ''): boolean {
  const [first, last] = one < other ? [one, other] : [other, one]
  const between = wholeYearsBetween(first, last)
  return between > years || (between === years && first.slice(5) !== last.slice(5))
}

/** More than one person is named as spouse or partner. */
export function moreThanOneSpouse(
  { id_parentesco }: Values<'id_parentesco'>,
  _facts: Facts,
  { designados }: Answers,
): string | null {
  const couples = designados.filter(({ values }) => COUPLE.includes(values.id_parentesco ?? ''))
  return COUPLE.includes(id_parentesco) && couples.length > 1 ? messages.moreThanOneSpouse : null
}

/** A spouse or partner, present or former, has the participant's own sex (D-87). */
export const sameSex = (
  { id_parentesco, sexo = '' }: Values<'id_parentesco' | 'sexo'>,
  _facts: Facts,
  { participante }: Answers,
): string | null =>
  COUPLE_EVER.includes(id_parentesco) && sexo !== '' && sexo === participante.sexo
    ? messages.checkWhatWasGiven
    : null
