const LOOK_UP =
  'After a failed lookup of another participant any plan of the fund can be chosen, and the server judges it.'
const AFTER_ANSWER = 'The answer counts; the failure is not shown.'
const VISITORS =
  '`/naotemsenha` says that the CPF cannot be looked up now, and who has no password asks the fund for one.'
const SINGLE_SIGN_ON = 'Only who comes by `/login/<code>` needs it.'
const ofType = (types: string) => `Only where \`/api/tabelas\` has request type ${types}.`

/** Calls that an API may leave out or refuse, by their English name, and what the portal does then. */
export const OPTIONAL_CALLS: Readonly<Record<string, string>> = {
  lists: 'The login goes on; choices that only this call has stay empty.',
  renewSession: 'The dialog before the end of a session asks for the password.',
  logOut: 'Sair ends the session in the browser alone.',
  suggestForRequest: 'The form of a new request begins empty.',
  salary: 'The form goes on without the salary, which the server has to judge.',
  listCloudOfType: 'The dialog of a row offers a file of the device, and all documents are in the picker.',
  openParticipantArea: 'Only where `AREA_URL` is set.',
  postalCode: 'The address is typed.',
  trustBeneficiaries:
    'Step 2 says that the beneficiaries on record could not be consulted; the request can be saved.',
  participantName: LOOK_UP,
  participantPlans: LOOK_UP,
  recordMessage: AFTER_ANSWER,
  notifyAcceptance: AFTER_ANSWER,
  singleSignOn: SINGLE_SIGN_ON,
  startSessionByToken: SINGLE_SIGN_ON,
  checkCpf: VISITORS,
  createCode: VISITORS,
  validateVisitor: VISITORS,
  newPassword: VISITORS,
  showAcceptance: ofType('16'),
  answerAcceptance: ofType('16'),
  attachBeneficiaryDocument: ofType('16'),
  newPortability: ofType('10'),
  loadPortability: ofType('10'),
  savePortability: ofType('10'),
  enrolmentLists: ofType('11'),
  loadPerson: ofType('11'),
  loadEnrolment: ofType('11'),
  saveEnrolment: ofType('11'),
  startBankChange: ofType('15'),
  loadBankChange: ofType('15'),
  saveBankChange: ofType('15'),
}
