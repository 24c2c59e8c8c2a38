import { loginMessages } from './login-messages.ts'

/**
 * Every message of the error and success catalogue, exactly as in the specification. Those marked "ours" fill
 * a gap of the specification. Messages of the server are included, because the portal shows them; texts of
 * screens are in `ui/texts/`.
 */
export const messages = {
  ...loginMessages,

  required: 'Obrigatório',
  atMostCharacters: (max: number) => `Máximo ${max} caracteres`,
  atMostPercent: (max: number) => `Máximo ${max}%`,
  invalidForm: 'Problemas de preenchimento. Verifique o formulário.',
  invalidEnrolmentForm: 'Existem problemas no preenchimento. Favor revisar o formulário.',

  invalidCpf: 'CPF inválido',
  /** Ours (D-104). */
  invalidCnpj: 'CNPJ inválido',
  invalidDate: 'Data inválida',
  invalidEmail: 'E-mail inválido',
  privateEmail: 'use seu e-mail particular',
  invalidPostalCode: 'CEP inválido',
  shortPostalCode: 'Mínimo 8 números',
  invalidPhone: 'Número inválido',
  shortPhone: 'Mínimo: ddd + 8 números',
  /** Ours (D-142). */
  servicePhone: 'Números como 0800 e 4004 não servem. Informe um telefone seu, com DDD.',
  digitsOnly: 'Somente números',
  differentPasswords: 'Senhas diferentes',
  /** Ours (D-105). */
  shortPassword: (min: number) => `Mínimo ${min} números`,
  trivialPassword:
    'Senha fácil de adivinhar. Não use números repetidos ou em sequência, sua data de nascimento nem parte do seu CPF.',
  /** Ours: about the code that confirms a visitor's e-mail address. */
  incompleteCode: 'O código tem 6 números.',
  wrongCode: (triesLeft: number) =>
    `O código não confere. ${triesLeft === 1 ? 'Resta 1 tentativa' : `Restam ${triesLeft} tentativas`}.`,
  codeNotChecked:
    'Não foi possível conferir o código agora. O que você digitou continua aqui: tente novamente.',
  codeNotSentYet: 'Ainda não é possível enviar outro código.',
  codeNotSent: 'Não foi possível pedir o código agora. O que você preencheu continua aqui.',
  codeResent: 'Código reenviado',
  visitorNotLookedUp: 'Não foi possível consultar o CPF agora. Tente novamente.',
  underage: 'Menor de idade',
  /** Ours (D-128): about a number with a hyphen and more characters. */
  digitInNumber: 'O DV vai no campo ao lado. Confira o DV e deixe aqui só o número, sem o hífen.',
  shortBranch: 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.',
  numberPlusDigit: (max: number) => `Numero + DV máximo ${max} caracteres`,
  benefitRequired: 'Selecione ao menos um benefício.',
  dateAfterToday: 'Data superior a data atual',
  dateLaterThanToday: 'Data maior que a atual',
  childTooOldForPension: 'Pensão por morte não pode ser requerida por filhos válidos com 24 anos ou mais.',
  /** Ours: remarks beside an answer (D-86, D-88). */
  oneSpouseOnly:
    'Se mais de uma pessoa pedir a pensão como cônjuge ou companheiro(a), o fundo confere a relação de cada uma.',
  disabledChildOfAnyAge: 'Filhos inválidos podem receber a pensão em qualquer idade.',
  childOfStudyAge: 'De 21 a 23 anos, só recebem a pensão filhos universitários ou inválidos.',
  /** Ours (D-102). */
  unknownCpf: 'CPF não localizado',
  withoutPlans: 'Participante sem planos',
  /** Ours: the result of looking up a CPF or CEP, with the next action. */
  checkNumber: (found: string) => `${found}. Confira o número.`,
  ownCpf: 'Informe o CPF de outra pessoa.',
  /** Ours (P-115): a plan was chosen that is not one of the person's. */
  planOfNamed: 'Este plano não é da pessoa informada. Escolha outro.',
  ownPlan: 'Este plano não é um dos seus. Escolha outro.',
  /** Implausible dates and CPFs (D-126). `whose`: 'do dependente'. */
  ownCpfFor: (whose: string) => `Este é o seu CPF. Informe o CPF ${whose}.`,
  cpfTwice: 'Este CPF foi informado para mais de um dependente. Confira.',
  bornInFuture: 'A data de nascimento não pode ser depois de hoje.',
  bornTooEarly: 'Confira o ano de nascimento: não pode ser antes de 1900.',
  issuedInFuture: 'A data de expedição não pode ser depois de hoje.',
  issuedBeforeBirth: 'A data de expedição não pode ser antes do nascimento.',
  admittedBeforeBirth: 'A data de admissão não pode ser antes do nascimento.',
  dismissedBeforeBirth: 'A data de demissão não pode ser antes do nascimento.',
  dismissedTooLate: 'A data de demissão pode ser, no máximo, daqui a um ano.',
  /** Ours: about the lookup by CPF (D-62). */
  personNotLookedUp:
    'Não foi possível consultar este CPF agora. Você pode continuar: o CPF será conferido quando você gravar.',
  /**
   * Ours: the lookups of the day, or of a save, are used up (P-117); `wait` is the time until more are
   * allowed.
   */
  lookUpsUsedUp: (wait: string) => `${wait} Até lá, o que você preencheu fica guardado nesta aba.`,
  foundParticipant: (name: string) => `Participante encontrado: ${name}`,
  endBeforeStart: 'Data final menor que data inicial',
  underageForStateRetirement: (years: number) => `Idade inferior a ${years} anos`,
  spontaneousNeedsFullVariable:
    'Somente informe um valor para contribuição espontânea se a contribuição variável for 15%',
  /** Ours (WITHDRAWAL-03, D-94). */
  instalmentsBetween: (min: number, max: number) => `Informe de ${min} a ${max} parcelas`,
  /** `value` in reais as written in pt-BR: 'R$ 1.872,00' (SPONSOR-08). */
  atMostValue: (value: string) => `Máximo ${value}`,
  /** Ours: a remark beside the amount (D-98). `value` as above. */
  limitOfSpontaneous: (value: string) => `O seu limite é de ${value}.`,
  /** Ours: beside a percentage of the salary. `value` as above. */
  perMonth: (value: string) => `= ${value} por mês`,
  /** `above`: the part of the salary that does not count, so many reference values in reais. */
  mostPerMonth: (value: string, above: string, references: number) =>
    `De 0% a 15% do que passa de ${above} do seu salário (${references} VRS): até ${value} por mês.`,
  limitUnknown:
    'O limite depende do seu salário, que não encontramos. Se o fundo não tiver esse salário em cadastro, este valor não é limitado.',
  sharesAddUp: 'Somatório deve ser 100%',
  shareAboveZero: 'Percentual deve ser maior que zero',
  shareZero: 'Percentual deve ser zero',
  /** Ours: about the shares in percent, written in pt-BR. */
  sharesSum: (sum: string) => `Soma: ${sum}% de 100%`,
  /** Ours: warnings of an enrolment (ENROL-38). */
  holderYounger: (years: number) =>
    `Pela data de nascimento, você tem menos de ${years} anos. Se ela está errada, fale com o atendimento do fundo.`,
  holderOlder: (years: number) =>
    `Pela data de nascimento, você tem mais de ${years} anos. Se ela está errada, fale com o atendimento do fundo.`,
  admittedYounger: (years: number) => `A admissão seria antes dos ${years} anos de idade. Confira a data.`,
  childOfLikeAge: (years: number) =>
    `Este(a) filho(a) não é nem ${years} anos mais novo(a) do que você. Confira a data e o parentesco.`,
  parentOfLikeAge: (years: number) =>
    `Seu pai ou sua mãe não é nem ${years} anos mais velho(a) do que você. Confira a data e o parentesco.`,
  spouseOfOtherAge: (years: number) =>
    `A diferença de idade entre vocês é de mais de ${years} anos. Confira a data.`,
  moreThanOneSpouse: 'Há mais de uma pessoa como cônjuge ou companheiro(a). Confira o parentesco.',
  checkWhatWasGiven: 'Confira os dados informados.',
  /** Ours (D-115). */
  noSpontaneousBelow: (percent: number) =>
    `Com menos de ${percent}% não há contribuição espontânea: o que estava preenchido nela é apagado.`,
  exposureDetailsRequired: 'É obrigatório adicionar os detalhes',
  minimumAge: 'A idade mínima para esse requerimento é 50 anos.',
  minimumPlanTime: 'O tempo de plano mínimo para esse requerimento é 5 anos',

  /** Ours (D-12): in the dialog that prolongs a session. */
  sessionNotProlonged: 'Não foi possível falar com o servidor. A sessão ainda não foi prolongada.',
  wrongPassword: 'Senha inválida',
  sessionProlonged: 'Sessão prolongada.',
  /** Ours: the server refused the consent. */
  consentRefused: 'Não foi possível gravar a autorização. Tente novamente.',
  consentKept: 'Não foi possível retirar a autorização. Tente novamente.',
  consentWithdrawn: 'Autorização retirada.',
  /** Ours (D-47). */
  participantAreaNotOpened: 'Não foi possível abrir a área do participante. Tente novamente.',
  saveRefused: 'Não foi possível salvar o requerimento.',
  /** Ours: a draft with malformed answers. */
  draftNotSaved: 'Nada foi gravado. Corrija o que está marcado e grave de novo.',
  enrolmentSaved: 'O requerimento foi salvo com sucesso! Envie agora os documentos necessários!',

  /** Ours: the server refused a read without saying why (D-130). */
  notLoaded: 'O servidor não atendeu ao pedido. Tente novamente em instantes.',

  noRequests: 'Não há nenhum requerimento',
  documentTypeRequired: 'Escolha o tipo de documento que você vai enviar',
  fileRequired: 'Escolha um arquivo para enviar',
  /** Ours: of those that were sent before. */
  sentDocumentRequired: 'Escolha um documento para anexar',
  fileTooLarge: (maxMb: number) => `Documento muito grande! Tamanho máximo: ${maxMb} MB`,
  /** Ours: the catalogue has no sentence for these. */
  fileWrongType: 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.',
  fileOtherContent:
    'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.',
  fileEmpty: 'O arquivo está vazio. Escolha outro arquivo.',
  fileHeic:
    'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.',
  fileEncrypted:
    'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.',
  filesNotPhotos:
    'Escolha um arquivo só, ou várias fotos (png, jpg ou jpeg), que viram um único PDF. Remova os outros arquivos.',
  fileUnreadable: 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.',
  photoNotReduced:
    'Não foi possível reduzir a foto. Tire outra com resolução menor ou escolha outro arquivo.',
  photosNotJoined:
    'Não foi possível juntar as fotos em um PDF. Confira se todas abrem no seu aparelho ou envie menos fotos.',
  /** Ours: about one of several photos. */
  photoUnreadable: (fileName: string) =>
    `Não foi possível ler a foto “${fileName}”. Confira se ela abre no seu aparelho, ou remova-a.`,
  /** Ours: about one of several files. */
  ofFile: (fileName: string, message: string) => `“${fileName}”: ${message}`,
  fileInfected: 'O arquivo foi recusado na verificação de segurança. Escolha outro arquivo.',
  /** Ours: the key of an upload was used for another file (P-91). */
  keyOfOtherFile: 'Não foi possível enviar este arquivo. Escolha-o de novo.',
  fileInScan:
    'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.',
  documentInfected:
    'Este documento foi recusado na verificação de segurança: não pode ser aberto nem anexado. Envie outro arquivo.',

  /** Ours: the server refused the file without saying why. */
  uploadRefused: 'O arquivo não foi aceito. Escolha outro arquivo.',
  /** Ours: the connection broke, or there was no progress. */
  uploadInterrupted: 'O envio foi interrompido. Tente novamente em instantes.',
  /** Ours: the server accepted the document, but it is not in the request (P-212). */
  documentNotIncluded: 'O documento ainda não está no requerimento. Tente novamente.',
  documentNotSent: 'O documento não foi enviado.',
  /** Ours: in the list of missing documents. */
  uploadNotFinished: (title: string) => `${title} (envio não terminado)`,
  /** Ours: in a notice on any screen. */
  uploadStopped: (title: string) =>
    `O envio de "${title}" parou. Tente de novo nos documentos do requerimento.`,
  /** `reason`: a sentence. */
  uploadNotTaken: (title: string, reason: string) => `O documento "${title}" não foi aceito. ${reason}`,
  /** Ours (D-74). `reason`: a sentence; '' if the server gave none. */
  documentNotAttached: (reason: string) =>
    `O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento. ${reason}`.trim(),
  /** Ours: the server refused to attach a document of the cloud without saying why. */
  attachmentRefused: 'O documento não foi anexado. Tente novamente ou escolha outro.',

  /** Ours: about opening or saving a stored document (P-159). */
  documentNotOpened: 'Não foi possível abrir o documento. Tente de novo mais tarde.',
  documentInterrupted:
    'Não foi possível buscar o documento. Verifique a sua conexão com a internet e tente novamente.',

  /** Ours: the browser refused to save or to print. */
  fileNotSaved: 'Não foi possível guardar o arquivo neste aparelho. Tente de novo ou use outro navegador.',
  notPrinted: 'Não foi possível abrir a impressão. Tente pelo menu do navegador ou em outro navegador.',

  /** Ours (D-78). */
  unknownPostalCode: 'CEP não encontrado',
  /** Ours (P-349): `what` are the fields that belong to another code, as 'o número e o complemento'. */
  checkAddress: (what: string) => `Confira ${what}.`,
  postalCodeNotLookedUp: 'Não foi possível consultar o CEP. Preencha o endereço.',

  documentSent: 'Documento enviado com sucesso!',
  documentSaved: 'Documento gravado com sucesso!',
  documentAttached: 'Documento anexado com sucesso!',
  /** Ours: a complementary document was removed from its request. */
  /** Ours (P-378). */
  protocolCopied: 'Protocolo copiado.',
  /** Ours (P-378). */
  protocolNotCopied: 'Não foi possível copiar. Selecione o número do protocolo e copie.',
  documentRemoved: 'Documento excluído com sucesso!',
  documentNotRemoved: 'Não foi possível excluir o documento. Tente novamente.',
  requestSent: 'Requerimento enviado para análise!',
  requestCancelled: 'Requerimento cancelado com sucesso!',
  draftKept: (protocol: string) => `Rascunho gravado. Protocolo ${protocol}.`,
  changesKept: (protocol: string) => `Alterações gravadas. Protocolo ${protocol}.`,
  /** Entries of the timeline about the participant's answer (ACCEPT-09, ACCEPT-10). */
  newAmountRefused: 'O requerimento teve sua situação alterada para CANCELADO.',
  newAmountAccepted: 'O novo valor do benefício foi APROVADO pelo participante.',
  /** Ours: the answer counts, its entry in the timeline is missing (D-141). */
  messageNotRecorded: 'A mensagem não foi gravada.',
  newAmountSent: 'Requerimento enviado para alteração do valor do benefício!',
  /** Ours: an earlier answer is the valid one (P-52). */
  acceptedElsewhere:
    'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi aceito. A primeira resposta é a que vale.',
  refusedElsewhere:
    'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi recusado, e o requerimento foi cancelado. A primeira resposta é a que vale.',
  /** Ours: the server refused without a reason. */
  answerRefused: 'Não foi possível gravar a sua resposta. Tente novamente.',
  situationRefused: 'Não foi possível gravar a situação do documento. Tente novamente.',
  /** Ours: for the fund's staff. */
  situationSaved: 'Situação do documento gravada.',

  /** Ours: why a type cannot be started (D-29, D-45). Portal and server say the same. */
  typeNotOffered: 'Este tipo de requerimento não está disponível para você.',
  withdrawalNotAllowed:
    'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.',
  typeUnavailable: 'Este tipo de requerimento não pode ser aberto aqui.',

  // Ours: replies of the server.
  codeRefused: 'O código de acesso não vale. Entre com CPF e senha.',
  /** Ours, for members of the staff with a second factor (P-730). */
  secondFactorMissing: 'Digite o código de 6 algarismos do seu aplicativo de autenticação.',
  secondFactorRefused:
    'O código não confere. Digite o que o aplicativo mostra agora; cada código vale uma só vez.',
  malformedCall: 'A chamada não pôde ser entendida.',
  callTooLarge: 'A chamada é grande demais.',
  notJson: 'A chamada deve ser enviada em JSON, com o tipo application/json no cabeçalho Content-Type.',
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
  changedSince: 'Alterado depois que você abriu o requerimento.',
  /** Ours: the version that was saved elsewhere could not be read (D-54). */
  notCompared:
    'O requerimento foi gravado em outro lugar, e não foi possível ler o que mudou. Tente novamente.',
  missing: (names: string) => `Falta para enviar: ${names}`,
  closedForDocuments:
    'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
  rejectedDocument: 'O fundo rejeitou este arquivo para este documento. Envie outro arquivo.',
  checkedDocument: 'O documento já foi conferido e não pode ser trocado.',
  tooManyComplementary: (most: number) =>
    `O requerimento já tem ${most} documentos complementares, que é o máximo. Exclua um deles para incluir outro.`,
  fileLost:
    'O arquivo deste documento não foi encontrado. Envie-o de novo ou fale com o atendimento do fundo.',
  otherDocumentType: 'O arquivo é de outro tipo de documento.',
  consentTextChanged: 'O texto da autorização mudou. Recarregue a página e leia o texto novo.',
  beneficiaryTwice: 'Um beneficiário foi informado mais de uma vez.',
  keyUsed:
    'Este requerimento já foi gravado em outra aba, e o que foi gravado lá não mudou. O que você preencheu aqui continua na tela. Para gravar isto como um segundo requerimento, tente de novo.',
  keyOfOtherRequest: 'Não foi possível gravar. Recarregue a página.',
  postalCodeUnavailable: 'A consulta de CEP está indisponível. Preencha o endereço.',
  notReady: (parts: string) => `Com problema: ${parts}.`,
  roleForbids: (role: string) => `O papel "${role}" não permite esta ação.`,
  ownRequestAtDesk: 'Ninguém da equipe decide sobre um requerimento próprio.',
  notFromHere: (status: string, possible: readonly string[]) =>
    possible.length === 0
      ? `A situação é "${status}", e ela é final.`
      : `A situação é "${status}" e não permite isto. O que é possível agora: ${possible.join('; ')}.`,
  messageRequired: 'Escreva uma mensagem: é ela que o participante lê.',
  nothingToCheck: 'Não há arquivo anexado a este documento.',
  infectedAtDesk:
    'O arquivo foi recusado na verificação de segurança. Rejeite o documento, para que o participante envie outro.',
  noVisitor: 'Ninguém se cadastrou no portal com este CPF, ou o cadastro é do próprio fundo.',
  visitorHasRequests:
    'Este cadastro já enviou requerimentos ao fundo, por isso não pode ser excluído por aqui. Trate primeiro dos requerimentos.',
  dataNeeded: (reasons: readonly string[]) =>
    `O fundo ainda precisa dos dados desta pessoa: ${reasons.join('; ')}.`,
  reasonRequired: 'Escreva o motivo da rejeição: é ele que o participante lê.',
  /** A message of the request: the document with its person, and the reason of the fund. */
  documentRejected: (document: string, person: string, reason: string) =>
    `Documento rejeitado: ${document} (${person}). Motivo: ${reason}`,
  documentJudged: (document: string, person: string, reason: string) => `${document} (${person}): ${reason}`,
  notForJudging: 'Os documentos são avaliados enquanto o requerimento está em análise ou conferido.',
  acceptanceOnly: 'Só o aceite de alteração de beneficiários (tipo 16) espera a resposta do participante.',
  tooManyMessages: 'Você enviou muitas mensagens. Tente de novo daqui a uma hora.',
  /** `wait` in words: '15 minutos'. */
  tooManyTries: (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`,
  databaseAway: 'O portal está temporariamente indisponível. Tente novamente em alguns segundos.',
  documentsAway: 'Os documentos estão temporariamente indisponíveis. Tente mais tarde.',
  serverBusy: 'O portal está muito ocupado. Tente novamente em alguns segundos.',
  tooManyDrafts: (most: number) =>
    `Você já tem ${most} requerimentos em elaboração, que é o máximo. Envie ou cancele um deles antes de começar outro.`,
  tooMuchOutsideForm: (most: number) =>
    `O requerimento aceita no máximo ${most} respostas que não são do formulário.`,
  tooManyFiles: (most: number) =>
    `Você já guardou ${most} arquivos, que é o máximo. Use um deles ou fale com o atendimento do fundo.`,
  tooManyBytes: (mostMb: number) =>
    `Os seus arquivos passariam de ${mostMb} MB, que é o máximo. Use um que já enviou ou fale com o atendimento do fundo.`,
  tooMany: (what: string) => `O requerimento tem ${what} demais.`,
} as const
