import type { MessageKey } from './messages.ts'

const VISITOR = 'É da tela do visitante: model-tests/visitor/visitor a provoca.'
const NOTE = 'Fica ao lado da resposta e não recusa nada.'

/**
 * Messages in the forms that no row of the validation table provokes, and why. A message that is both
 * provoked and listed here fails the check, like one that is neither.
 */
export const NOT_PROVOKED: Partial<Readonly<Record<MessageKey, string>>> = {
  differentPasswords: VISITOR,
  shortPassword: VISITOR,
  trivialPassword: VISITOR,
  shareZero: 'O formulário põe 0 em quem não é designado; só o servidor pode receber outro percentual.',
  oneSpouseOnly: NOTE,
  disabledChildOfAnyAge: NOTE,
  childOfStudyAge: NOTE,
  checkNumber: NOTE,
  checkAddress: NOTE,
  foundParticipant: NOTE,
  limitOfSpontaneous: NOTE,
  limitUnknown: NOTE,
  perMonth: NOTE,
  mostPerMonth: NOTE,
  sharesSum: NOTE,
  holderYounger: NOTE,
  holderOlder: NOTE,
  admittedYounger: NOTE,
  childOfLikeAge: NOTE,
  parentOfLikeAge: NOTE,
  spouseOfOtherAge: NOTE,
  moreThanOneSpouse: NOTE,
  checkWhatWasGiven: NOTE,
  noSpontaneousBelow: NOTE,
}
