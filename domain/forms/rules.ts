import * as v from 'valibot'

import { messages } from '../messages.ts'
import { isCnpj } from '../people/cnpj.ts'
import { isCpf } from '../people/cpf.ts'
import { isRealDate } from '../people/dates.ts'
import { isEmail } from '../people/email.ts'
import { phoneProblem } from '../people/phone.ts'
import { POSTAL_CODE_LENGTH, postalCodeProblem } from '../people/postal-code.ts'
import { NUMBER_WITH_DIGIT } from './check-digit.ts'
import { decimalOf } from './decimals.ts'

/**
 * Rules for one non-empty value. The message of the first issue is shown to the participant. Lengths are in
 * characters.
 */
type Rule = v.GenericSchema<string, string>

const BRANCH_LENGTH = 4
const CNPJ_LENGTH = 14
const PHONE_LENGTH = 15

const text = v.string()
const atMost = (max: number) => v.maxLength<string, number, string>(max, messages.atMostCharacters(max))
const onlyDigits = v.regex<string, string>(/^\d+$/, messages.digitsOnly)

/** 'Máximo N caracteres' beyond `max`. */
export const upTo = (max: number): Rule => v.pipe(text, atMost(max))

const withoutDigit = v.check<string, string>(
  (value) => !NUMBER_WITH_DIGIT.test(value),
  messages.digitInNumber,
)

/** The number of an account, without its check digit: digits only, at most `max` of them (D-128). */
export const accountUpTo = (max: number): Rule => v.pipe(text, withoutDigit, onlyDigits, atMost(max))

/** Digits only, at most `max` of them. */
export const digitsUpTo = (max: number): Rule => v.pipe(text, onlyDigits, atMost(max))

/** A whole percentage from 0 to `max`; 'Máximo N%' beyond (D-95). */
export const percentUpTo = (max: number): Rule =>
  v.pipe(
    text,
    onlyDigits,
    v.check((value) => Number(value) <= max, messages.atMostPercent(max)),
  )

/** A whole number of parcels, with a message of ours for too few or too many (D-94). */
export const wholeBetween = (min: number, max: number): Rule =>
  v.pipe(
    text,
    onlyDigits,
    v.check((value) => Number(value) >= min && Number(value) <= max, messages.instalmentsBetween(min, max)),
  )

/** A number with at most two decimals after a comma or dot; 'Somente números' (VALID-27, D-101). */
export const decimal: Rule = v.pipe(
  text,
  v.check((value) => decimalOf(value) !== null, messages.digitsOnly),
)

/** A percentage from 0 to `max`, with a comma or a dot; 'Máximo N%' beyond (D-101). */
export const decimalPercentUpTo = (max: number): Rule =>
  v.pipe(
    decimal,
    v.check((value) => (decimalOf(value) ?? 0) <= max, messages.atMostPercent(max)),
  )

/** A date yyyy-mm-dd that exists, else 'Data inválida' (D-79). */
export const realDate: Rule = v.pipe(text, v.check(isRealDate, messages.invalidDate))

/** 'CPF inválido' unless the check digits are right. */
export const cpf: Rule = v.pipe(text, v.check(isCpf, messages.invalidCpf))

/** A company's number in 14 bare characters, the last two being check digits (VALID-24, D-104). */
export const cnpj: Rule = v.pipe(
  text,
  v.regex(/^[A-Z\d]*$/, messages.invalidCnpj),
  atMost(CNPJ_LENGTH),
  v.check(isCnpj, messages.invalidCnpj),
)

/** A branch of exactly 4 digits (D-82). */
export const branch: Rule = v.pipe(
  text,
  withoutDigit,
  onlyDigits,
  v.minLength(BRANCH_LENGTH, messages.shortBranch),
  atMost(BRANCH_LENGTH),
)

/** Check digits of a branch or an account: up to 2 of digits and X (D-82). */
export const checkDigits: Rule = v.pipe(text, v.regex(/^[\dx]+$/i, messages.digitsOnly), atMost(2))

/** A Brazilian postal code in 8 bare digits (D-89). */
export const postalCode: Rule = v.pipe(
  text,
  v.regex(/^\d*$/, messages.invalidPostalCode),
  atMost(POSTAL_CODE_LENGTH),
  v.check((value) => postalCodeProblem(value) !== 'short', messages.shortPostalCode),
  v.check((value) => postalCodeProblem(value) !== 'invalid', messages.invalidPostalCode),
)

/** A phone with its area code; the length counts the mask, the minimum does not (D-90, VALID-33). */
export const phone: Rule = v.pipe(
  text,
  v.regex(/^[\d\s()+-]*$/, messages.invalidPhone),
  atMost(PHONE_LENGTH),
  v.check((value) => phoneProblem(value) !== 'service', messages.servicePhone),
  v.check((value) => phoneProblem(value) !== 'short', messages.shortPhone),
  v.check((value) => phoneProblem(value) !== 'invalid', messages.invalidPhone),
)

/**
 * An e-mail address of at most `max` characters; whether it is a private one is a check, because it needs
 * facts.
 */
export const emailUpTo = (max: number): Rule =>
  v.pipe(text, atMost(max), v.check(isEmail, messages.invalidEmail))
