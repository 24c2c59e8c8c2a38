/**
 * Every sentence of the error and success catalogue, spelt as the specification spells it
 * (core 5, 8 and 9; specialised 5 and 8). Sentences marked "ours" fill a gap the specification leaves.
 * What the server answers stands here as well, because the portal shows it; a screen's own prose stands in the screen.
 */
export const messages = {
  required: 'Obrigatório',
  requiredAtLogin: 'Obrigatório!',
  atMostCharacters: (max: number) => `Máximo ${max} caracteres`,
  atMostPercent: (max: number) => `Máximo ${max}%`,
  invalidForm: 'Problemas de preenchimento. Verifique o formulário.',

  invalidCpf: 'CPF inválido',
  invalidDate: 'Data inválida',
  invalidEmail: 'E-mail inválido',
  privateEmail: 'use seu e-mail particular',
  invalidPostalCode: 'CEP inválido',
  shortPostalCode: 'Mínimo 8 números',
  invalidPhone: 'Número inválido',
  shortPhone: 'Mínimo: ddd + 8 números',
  digitsOnly: 'Somente números',
  underage: 'Menor de idade',
  shortBranch: 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.',
  numberPlusDigit: (max: number) => `Numero + DV máximo ${max} caracteres`,
  minimumAge: 'A idade mínima para esse requerimento é 50 anos.',
  minimumPlanTime: 'O tempo de plano mínimo para esse requerimento é 5 anos',

  wrongCredentials: 'Usuário ou senha inválidos',
  /** Ours (D-16). */
  serviceUnavailable: 'Serviço indisponível. Tente novamente.',
  /** Ours (D-17). */
  sessionNotStarted: 'Não foi possível iniciar a sessão. Entre novamente.',
  sessionExpired: 'Sua sessão expirou. Faça um novo login.',
  fatal: 'Ocorreu um problema, o sistema será finalizado.',
  /** Ours: the server refused the consent. */
  consentRefused: 'Não foi possível gravar a autorização. Tente novamente.',
  leaveQuestion: 'Deseja sair do sistema?',
  saveRefused: 'Não foi possível salvar o requerimento.',

  noRequests: 'Não há nenhum requerimento',
  documentTypeRequired: 'Escolha o tipo de documento que você vai enviar',
  fileRequired: 'Escolha um arquivo para enviar',
  fileTooLarge: (maxMb: number) => `Documento muito grande! Tamanho máximo: ${maxMb} MB`,
  /** Ours: the catalogue has no sentence for these two. */
  fileWrongType: 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.',
  fileEmpty: 'O arquivo está vazio. Escolha outro arquivo.',

  /** Ours: the server refused the file without saying why. */
  uploadRefused: 'O arquivo não foi aceito. Escolha outro arquivo.',

  /** Ours (D-78). */
  unknownPostalCode: 'CEP não encontrado',

  documentSent: 'Documento enviado com sucesso!',
  documentSaved: 'Documento gravado com sucesso!',
  documentAttached: 'Documento anexado com sucesso!',
  requestSent: 'Requerimento enviado para análise!',
  requestCancelled: 'Requerimento cancelado com sucesso!',

  /** Ours: why a type cannot be started (D-29, D-45). Portal and server say the same. */
  typeNotOffered: 'Este tipo de requerimento não está disponível para você.',
  withdrawalNotAllowed:
    'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.',
  typeUnavailable: 'Este tipo de requerimento não pode ser aberto aqui.',

  // Ours: what the server answers.
  /** The portal recognises the sentence itself and ends the session (D-13). */
  tokenExpired: 'Token expirado',
  malformedCall: 'A chamada não pôde ser entendida.',
  callTooLarge: 'A chamada é grande demais.',
  unexpectedShape: 'Os dados enviados não estão no formato esperado.',
  unexpectedValue: 'Valor ausente ou fora do formato.',
  unknownCall: 'Chamada desconhecida.',
  serverFailed: 'Ocorreu um problema no servidor.',
  notFound: 'Não encontrado.',
  otherPerson: 'Esta chamada só pode ser feita pelo próprio participante.',
  staffOnly: 'Esta chamada é da equipe do fundo.',
  callRetired: 'Esta chamada não é mais atendida.',
  consentFirst: 'Autorize primeiro o compartilhamento das cópias dos seus documentos.',
  statusForbidsChange: 'A situação do requerimento não permite esta alteração.',
  changedElsewhere: 'O requerimento foi alterado em outra janela. Recarregue a página.',
  missing: (names: string) => `Falta: ${names}`,
  closedForDocuments: 'O requerimento não pode mais receber documentos.',
  checkedDocument: 'O documento já foi conferido e não pode ser trocado.',
  otherDocumentType: 'O arquivo é de outro tipo de documento.',
  consentTextChanged: 'O texto da autorização mudou. Recarregue a página e leia o texto novo.',
  beneficiaryTwice: 'Um beneficiário foi informado mais de uma vez.',
  keyOfOtherRequest: 'A chave desta gravação pertence a outro requerimento. Recarregue a página.',
  tooMany: (what: string) => `O requerimento tem ${what} demais.`,
} as const
