/**
 * Every sentence of the error and success catalogue, spelt as the specification spells it
 * (core 5, 8 and 9; specialised 5 and 8). Sentences marked "ours" fill a gap the specification leaves.
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
} as const
