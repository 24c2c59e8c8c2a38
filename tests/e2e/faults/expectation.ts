import type { Fault } from './fault.ts'
import {
  answeredOffline,
  askedPassword,
  choicesMissing,
  consentAsked,
  deferred,
  fatal,
  inPlace,
  leftToChoose,
  leftToFillIn,
  limitedRead,
  lookUpRetried,
  notStarted,
  type Outcome,
  refusedRead,
  retryDialog,
  sentUnseen,
  sessionOver,
  silent,
  startDelayed,
  unavailable,
  waited,
  wrongCredentials,
} from './outcome.ts'
import type { Kind } from './row.ts'

type Expectation = { readonly [One in Fault]?: Outcome } & {
  /** Ids of the register or of decisions. */
  readonly why: string
  readonly otherwise: Outcome
}

/** An expired session ends, whatever the call was (SESSION-16, SESSION-17). */
const EXPIRY = { '401': sessionOver, expired: sessionOver }

/** A failed call may be repeated; a reply off the contract would stay wrong (D-61, P-209). */
const AGAIN = { ...EXPIRY, 'off contract': fatal, otherwise: retryDialog }

/** A refusal is shown in place of the content (P-208). */
const READ = { ...AGAIN, '429': limitedRead, 'not ok': refusedRead }

const refused = (text: string) => ({ '429': inPlace(text), 'not ok': inPlace(text) })

const notOpened = inPlace('Não foi possível abrir o documento. Tente de novo mais tarde.')
const noBeneficiaries = inPlace(
  'Não foi possível consultar os beneficiários do seu cadastro.',
  'Tentar novamente',
)
const notProlonged = inPlace(
  'Não foi possível falar com o servidor. A sessão ainda não foi prolongada.',
  'Tentar novamente',
)

const notLinked = 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'

const codeNotSent = 'Não foi possível pedir o código agora. O que você preencheu continua aqui.'

/** How a call of each kind must end, for each fault. */
const EXPECTATIONS: Readonly<Record<Kind, Expectation>> = {
  login: { why: 'LOGIN-05, LOGIN-07', otherwise: unavailable, '401': wrongCredentials, '429': deferred },
  start: {
    why: 'LOGIN-14, LOGIN-22',
    otherwise: startDelayed,
    '429': limitedRead,
    '401': notStarted,
    expired: notStarted,
    'not ok': notStarted,
    'off contract': notStarted,
  },
  // The code opens no session.
  signOn: { why: 'D-17', otherwise: notStarted },
  silentStart: {
    why: 'SESSION-16, SESSION-31',
    otherwise: silent,
    '401': notStarted,
    expired: notStarted,
  },
  // A missing consent is a regular reply, with a `codigo` of its own (CONSENT-02).
  consentCheck: { why: 'SESSION-20, SESSION-23, SESSION-24', ...READ, 'not ok': consentAsked },
  consent: {
    why: 'D-61',
    ...AGAIN,
    ...refused('Não foi possível gravar a autorização. Tente novamente.'),
  },
  withdrawal: {
    why: 'D-61',
    ...AGAIN,
    ...refused('Não foi possível retirar a autorização. Tente novamente.'),
  },
  read: { why: 'SESSION-20, SESSION-23, SESSION-24, SESSION-32', ...READ },
  // The screen works without the data, and the server has it.
  silentRead: { why: 'SESSION-31, SPONSOR-09, P-135', otherwise: silent, ...EXPIRY },
  // The form works without its lists, which can be requested again.
  choices: {
    why: 'ENROL-04, P-314',
    otherwise: choicesMissing,
    ...EXPIRY,
  },
  // The screen below stays: its form must not be lost because of a picture.
  document: {
    why: 'D-61, P-159',
    otherwise: inPlace(
      'Não foi possível buscar o documento. Verifique a sua conexão com a internet e tente novamente.',
      'Tentar novamente',
    ),
    ...EXPIRY,
    'off contract': notOpened,
    ...refused('Recusado nesta prova.'),
  },
  consult: { why: 'D-61, DEPENDANTS-10', otherwise: noBeneficiaries, ...EXPIRY },
  // The answer is already stored: the failure is not shown, and the list follows (D-108).
  afterAnswer: { why: 'ACCEPT-14, P-325', otherwise: silent, ...EXPIRY, offline: answeredOffline },
  // The save was refused before, and can be repeated.
  comparison: {
    why: 'FORM-29, P-79',
    otherwise: inPlace(
      'O requerimento foi gravado em outro lugar, e não foi possível ler o que mudou. Tente novamente.',
    ),
    ...EXPIRY,
  },
  save: {
    why: 'FORM-24, SESSION-24',
    ...AGAIN,
    ...refused('Não foi possível salvar o requerimento.'),
  },
  // The file stays in its row with the reason, and can be sent again from there.
  upload: {
    why: 'D-61, DOCUMENTS-12, P-178',
    ...EXPIRY,
    otherwise: inPlace('O envio foi interrompido. Tente novamente em instantes.', 'Tentar novamente'),
    '429': inPlace('Recusado nesta prova.', 'Tentar novamente'),
    'not ok': inPlace('Recusado nesta prova.'),
  },
  link: {
    why: 'D-61, DOCUMENTS-12, P-178',
    ...EXPIRY,
    otherwise: inPlace(notLinked, 'Tentar novamente'),
    '429': inPlace(`${notLinked} Recusado nesta prova.`, 'Tentar novamente'),
    'not ok': inPlace(`${notLinked} Recusado nesta prova.`, 'Tentar novamente'),
  },
  attachment: { why: 'SESSION-24, P-199', ...AGAIN, ...refused('Recusado nesta prova.') },
  // An address can be typed instead. The service is not part of the portal's session, and its replies have no
  // `codigo`.
  postalCode: {
    why: 'ADDRESS-19, P-313',
    otherwise: inPlace(
      'Não foi possível consultar o CEP. Preencha o endereço.',
      'Tentar novamente: consultar o CEP',
    ),
    'not ok': leftToFillIn,
  },
  // Any plan of the fund can be chosen instead; the server checks it.
  person: {
    why: 'CLAIM-08, P-213',
    otherwise: lookUpRetried,
    '429': leftToChoose,
    ...EXPIRY,
  },
  area: {
    why: 'D-47',
    otherwise: inPlace('Não foi possível abrir a área do participante. Tente novamente.'),
    ...EXPIRY,
  },
  // An API without the call, or with another kind of reply, has to be asked for a new session (D-12).
  renewal: {
    why: 'SESSION-12, SESSION-13',
    otherwise: notProlonged,
    ...EXPIRY,
    'off contract': askedPassword,
    '429': askedPassword,
    'not ok': askedPassword,
  },
  password: {
    why: 'SESSION-13, LOGIN-07',
    otherwise: inPlace('Serviço indisponível. Tente novamente.'),
    '401': inPlace('Senha inválida'),
    '429': inPlace('Recusado nesta prova.'),
  },
  exit: { why: 'SESSION-27', otherwise: silent },
  // Without a session nothing can expire.
  visitor: {
    why: 'D-61, D-120; P-381',
    otherwise: inPlace('Não foi possível consultar o CPF agora. Tente novamente.', 'Tentar novamente'),
    '401': inPlace('Não autorizado.', 'Tentar novamente'),
    'not ok': inPlace('Recusado nesta prova.', 'Tentar novamente'),
    '429': waited('Pesquisar'),
  },
  // A refusal is shown over the form.
  code: {
    why: 'D-61, D-118; P-301, P-381',
    otherwise: inPlace(codeNotSent, 'Tentar novamente'),
    dropped: sentUnseen(codeNotSent),
    '401': inPlace('Não autorizado.'),
    'not ok': inPlace('Recusado nesta prova.'),
    '429': waited('Enviar código'),
  },
  confirmation: {
    why: 'D-61, D-119; P-46, P-381',
    otherwise: inPlace(
      'Não foi possível conferir o código agora. O que você digitou continua aqui: tente novamente.',
      'Tentar novamente',
    ),
    '401': inPlace('Não autorizado.'),
    'not ok': inPlace('Recusado nesta prova.'),
    '429': inPlace('Recusado nesta prova.', 'Tentar novamente'),
  },
}

/** How the cell must end; null if the call must still succeed, after whatever time. */
export function expected(kind: Kind, fault: Fault): Outcome | null {
  if (fault === 'slow') return null
  return EXPECTATIONS[kind][fault] ?? EXPECTATIONS[kind].otherwise
}
