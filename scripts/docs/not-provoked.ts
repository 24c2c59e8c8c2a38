import type { MessageKey } from './messages.ts'

const ENROLMENT = 'A tela da adesão ainda não existe.'
const VISITOR = 'A tela do visitante ainda não existe.'
const NOTE = 'Fica ao lado da resposta e não recusa nada.'

/**
 * Messages that the forms name and no row of the table of validation messages provokes, and why. A line goes when the
 * screen comes: a message that is provoked and excused fails the check, as one that is neither.
 */
export const NOT_PROVOKED: Partial<Readonly<Record<MessageKey, string>>> = {
  dateAfterToday: ENROLMENT,
  underageForStateRetirement: ENROLMENT,
  spontaneousNeedsFullVariable: ENROLMENT,
  sharesAddUp: ENROLMENT,
  shareAboveZero: ENROLMENT,
  shareZero: ENROLMENT,
  exposureDetailsRequired: ENROLMENT,
  differentPasswords: VISITOR,
  shortPassword: VISITOR,
  trivialPassword: VISITOR,
  invalidCnpj: 'A tela da portabilidade ainda não existe.',
  benefitRequired: 'A tela da alteração de dados bancários ainda não existe.',
  oneSpouseOnly: NOTE,
  childOfStudyAge: NOTE,
  checkNumber: NOTE,
  foundParticipant: NOTE,
  limitOfSpontaneous: NOTE,
  limitUnknown: NOTE,
}
