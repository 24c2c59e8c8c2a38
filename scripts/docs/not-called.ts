/**
 * Calls of the contract that the portal does not make yet, by their English name, and why. A line goes when the
 * screen comes: a call that is made and excused fails the check, as one that is neither.
 */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  enrolmentLists: 'A tela da adesão ainda não existe.',
  loadPerson: 'A tela da adesão ainda não existe.',
  loadEnrolment: 'A tela da adesão ainda não existe.',
  saveEnrolment: 'A tela da adesão ainda não existe.',
  showAcceptance: 'A tela do aceite ainda não existe.',
  answerAcceptance: 'A tela do aceite ainda não existe.',
  notifyAcceptance: 'A tela do aceite ainda não existe.',
  recordMessage: 'A tela do aceite ainda não existe.',
  downloadStoredDocument: 'O portal baixa documentos por downloadDocument (D-77).',
  newPortability: 'A tela da portabilidade ainda não existe.',
  loadPortability: 'A tela da portabilidade ainda não existe.',
  savePortability: 'A tela da portabilidade ainda não existe.',
  startBankChange: 'A tela da alteração de dados bancários ainda não existe.',
  loadBankChange: 'A tela da alteração de dados bancários ainda não existe.',
  saveBankChange: 'A tela da alteração de dados bancários ainda não existe.',
  checkCpf: 'A tela do visitante ainda não existe.',
  createCode: 'A tela do visitante ainda não existe.',
  validateVisitor: 'A tela do visitante ainda não existe.',
  newPassword: 'A tela do visitante ainda não existe.',
}
