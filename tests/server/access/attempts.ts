import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { nothing } from '#api/contract/wire.ts'

import { bankChange, ticked } from '../support/bank-change.ts'
import { company, enrolment, exposure, husband } from '../support/enrolment.ts'
import { pdf } from '../support/files.ts'
import { portability } from '../support/portability.ts'
import { child, retirement } from '../support/retirement.ts'
import { type Attempt, isNotOwned } from './attempt.ts'
import type { Belongings } from './belongings.ts'

const noInput: Attempt = { sent: () => ({}) }

const ofSelf: Attempt = { sent: ({ cpf }) => ({ body: { cpf } }) }

/** Looking up another person is the purpose of the call and changes nothing of theirs. */
const ofAnybody: Attempt = { ...ofSelf, ignored: { 'body.cpf': 'cpf' } }

const readOf = (thing: keyof Belongings): Attempt => ({
  sent: (own) => ({ params: { id: own[thing] } }),
  things: { 'params.id': thing },
})

const uploadOf = ({ cpf, cloudId }: Belongings) => ({
  id_nuvem: cloudId,
  id_tipo: 405,
  id_tipo_documento: 1,
  id_protocolo_ged: '',
  token_ged: '',
  arquivo: pdf('rg.pdf'),
  usuario: cpf,
  nome: '',
  id_origem: 1,
  escopo: 'P',
})

const ignoredByUploads = { 'body.id_protocolo_ged': 'protocolId' } as const

type Name = keyof typeof calls

/** Calls that need more than a request or the participant's documents. */
const written: Readonly<Partial<Record<Name, Attempt>>> = {
  authenticate: { sent: ({ cpf }) => ({ body: { cpf, senha: '20262026' } }) },
  singleSignOn: { sent: () => ({ body: { codigo: 'SSO-BEATRIZ' } }) },
  startSession: ofSelf,
  postalCode: { sent: () => ({ params: { cep: '01310100' } }) },
  checkConsent: ofSelf,
  grantConsent: {
    sent: ({ cpf, personId }) => ({
      body: { id_pessoa_fisica: personId, token_ged: '', autorizacao: 'S', usuario: cpf },
    }),
  },
  withdrawConsent: ofSelf,
  testBeneficiary: { ...noInput, answered: 410 },
  storeDocument: { ...noInput, answered: 410 },
  trustBeneficiaries: { sent: ({ personId }) => ({ body: { id_pessoa: personId, id_plano: 1 } }) },
  saveRequest: {
    sent: ({ cpf, cloudId, requestId, requiredId, documentId, dependantId }) => ({
      body: {
        ...retirement(cloudId, { id: requestId, dependentes: [{ ...child, id: dependantId }] }),
        usuario: cpf,
        documentos: [{ id_req_doc: requiredId, id_documento: documentId }],
      },
    }),
    things: { 'body.id': 'requestId', 'body.dependentes.0.id': 'dependantId' },
    ignored: {
      'body.endereco.id': 'addressId',
      'body.documentos.0.id_req_doc': 'requiredId',
      'body.documentos.0.id_documento': 'documentId',
    },
  },
  newDocument: { sent: (own) => ({ body: uploadOf(own) }), ignored: ignoredByUploads },
  attachDocument: {
    sent: ({ cpf, cloudId, requestId, requiredId, documentId }) => ({
      body: {
        id_req_doc: requiredId,
        id_documento: documentId,
        id_situacao: 4,
        usuario: cpf,
        id_nuvem: cloudId,
        id_requerimento: requestId,
      },
    }),
  },
  attachBeneficiaryDocument: {
    sent: ({ cpf, cloudId, requestId, dependantId, dependantRequiredId, dependantDocumentId }) => ({
      body: {
        id_req_bnf_doc: dependantRequiredId,
        id_beneficiario: dependantId,
        id_documento: dependantDocumentId,
        id_situacao: 4,
        usuario: cpf,
        id_nuvem: cloudId,
        id_requerimento: requestId,
      },
    }),
    things: { 'body.id_documento': 'dependantDocumentId' },
  },
  newComplementaryDocument: {
    sent: (own) => ({ body: { ...uploadOf(own), id_requerimento: own.requestId } }),
    ignored: ignoredByUploads,
  },
  attachComplementaryDocument: {
    sent: ({ cpf, cloudId, requestId, documentId }) => ({
      body: {
        id_requerimento: requestId,
        id_documento: documentId,
        id_tipo_documento: 1,
        usuario: cpf,
        id_nuvem: cloudId,
      },
    }),
  },
  removeComplementaryDocument: {
    sent: ({ cpf, cloudId, complementaryId }) => ({
      body: { id: complementaryId, id_nuvem: cloudId, usuario: cpf },
    }),
    things: { 'body.id': 'complementaryId' },
  },
  // These documents have rows but no files, so their owner gets the error for a missing file.
  downloadDocument: {
    sent: ({ documentId }) => ({ params: { id_documento_ged: documentId } }),
    answered: 409,
  },
  // The acceptance waits for its participant: there is nothing to judge.
  downloadBeneficiaryDocument: {
    sent: ({ acceptanceId, documentId }) => ({
      params: { id_requerimento: acceptanceId, id_documento_ged: documentId },
    }),
    by: 'staff',
    answered: 404,
  },
  downloadStoredDocument: {
    sent: ({ protocolId, documentId }) => ({
      params: { id_protocolo_ged: protocolId, id_documento_ged: documentId },
    }),
    answered: 409,
  },
  participantName: ofAnybody,
  participantPlans: ofAnybody,
  newPortability: { sent: ({ cloudId }) => ({ body: { id_nuvem: cloudId } }) },
  loadPortability: readOf('portabilityId'),
  savePortability: {
    sent: ({ cpf, portabilityId }) => ({
      body: { ...portability({ requerimento: { id: portabilityId } }), usuario: cpf },
    }),
    things: { 'body.requerimento.id': 'portabilityId' },
    ignored: { 'body.endereco.id': 'addressId' },
  },
  // Category 1 cannot start one.
  startBankChange: { ...noInput, answered: 422 },
  loadBankChange: readOf('bankChangeId'),
  saveBankChange: {
    sent: ({ cpf, cloudId, bankChangeId, benefitId }) => ({
      body: {
        ...bankChange(cloudId, { requerimento: { id: bankChangeId }, beneficios: [ticked(benefitId)] }),
        usuario: cpf,
      },
    }),
    things: { 'body.requerimento.id': 'bankChangeId', 'body.nuvem.id': 'cloudId' },
    ignored: { 'body.nuvem.id_protocolo_ged': 'protocolId' },
  },
  loadPerson: ofSelf,
  salary: ofSelf,
  loadEnrolment: {
    sent: ({ enrolmentId }) => ({ body: { id_requerimento: enrolmentId } }),
    things: { 'body.id_requerimento': 'enrolmentId' },
  },
  saveEnrolment: {
    sent: ({ cpf, cloudId, enrolmentId, companyId, exposureId, designatedId }) => ({
      body: enrolment(cloudId, {
        requerimento: { id: enrolmentId },
        participante: { politicamente_exposto: 'S' },
        empresas: [{ ...company, id: companyId }],
        peps: [{ ...exposure, id: exposureId }],
        dependentes: [{ ...husband, id_dependente: designatedId, percentual: '100' }],
        usuario: cpf,
      }),
    }),
    things: {
      'body.requerimento.id': 'enrolmentId',
      'body.empresas.0.id': 'companyId',
      'body.peps.0.id': 'exposureId',
    },
  },
  showAcceptance: readOf('acceptanceId'),
  answerAcceptance: {
    sent: ({ cpf, cloudId, acceptanceId }) => ({
      body: { id: acceptanceId, id_nuvem: cloudId, usuario: cpf, aceito: 'SIM' },
    }),
    things: { 'body.id': 'acceptanceId' },
  },
  notifyAcceptance: {
    sent: ({ cpf }) => ({ body: { nome: 'Alguém', cpf, situacao: 'V' } }),
    ignored: { 'body.cpf': 'cpf' },
  },
  recordMessage: {
    sent: ({ requestId }) => ({ body: { id_requerimento: requestId, msg: 'Quando recebo a resposta?' } }),
  },
  // The acceptance waits for its participant, so staff can only view it.
  listDesk: { sent: () => ({ body: {} }), by: 'staff' },
  showDesk: { sent: ({ acceptanceId }) => ({ params: { id: acceptanceId } }), by: 'staff' },
  moveRequest: {
    sent: ({ analysedId }) => ({ body: { id: analysedId, movimento: 'check' } }),
    by: 'staff',
  },
  requireCorrection: {
    sent: ({ acceptanceId, requiredId }) => ({
      body: { id: acceptanceId, id_documento_exigido: requiredId, mensagem: 'Ilegível.' },
    }),
    by: 'staff',
    answered: 409,
  },
  askAcceptance: {
    sent: ({ acceptanceId }) => ({ body: { id: acceptanceId, novo_valor_bnf: 1000 } }),
    by: 'staff',
    answered: 409,
  },
  judgeDocument: {
    sent: ({ acceptanceId, requiredId }) => ({
      body: { id: acceptanceId, id_documento_exigido: requiredId, id_situacao: 1 },
    }),
    by: 'staff',
    answered: 409,
  },
  freeVisitor: {
    sent: ({ cpf }) => ({ body: { cpf, motivo: 'Não é o titular.' } }),
    by: 'staff',
    answered: 409,
  },
  erasePerson: { sent: ({ cpf }) => ({ body: { cpf, motivo: 'Pediu.' } }), by: 'staff', answered: 409 },
  exportPerson: { sent: ({ cpf }) => ({ body: { cpf } }), by: 'staff' },
  // The row has no file.
  exportDocument: { sent: ({ documentId }) => ({ params: { id: documentId } }), by: 'staff', answered: 409 },
  auditDesk: { sent: ({ acceptanceId }) => ({ body: { id: acceptanceId } }), by: 'staff' },
  // Without a session: access depends only on a code, and these codes were never issued.
  checkCpf: { sent: ({ cpf }) => ({ body: { cpf } }) },
  createCode: { sent: ({ cpf }) => ({ body: { cpf, email: 'alguem@correio.example' } }) },
  validateVisitor: {
    sent: ({ cpf }) => ({
      body: {
        visitante: {
          cpf,
          nome: 'Alguém Mais',
          data_nascimento: '1990-05-17',
          sexo: 'F',
          email_pessoal: 'alguem@correio.example',
          celular: '',
          senha: '70415926',
          confirmar_senha: '70415926',
        },
        codigo: '000000',
      },
    }),
  },
  newPassword: { sent: ({ cpf }) => ({ body: { cpf, senha: '70415926', codigo: '000000' } }) },
}

/** What a parameter identifies in a call without a body. */
const THINGS = new Map<string, keyof Belongings>([
  ['id', 'requestId'],
  ['id_nuvem', 'cloudId'],
])

function plainAttempt(name: string, { path, body }: Call): Attempt {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
  if (body !== nothing || !parameters.every((one) => THINGS.has(one) || isNotOwned(one)))
    throw new Error(`tests/server/access/attempts.ts does not say what ${name} is sent`)
  return {
    sent: (own) => ({
      params: Object.fromEntries(
        parameters.map((one) => {
          const thing = THINGS.get(one)
          return [one, thing === undefined ? 1 : own[thing]]
        }),
      ),
    }),
    things: { 'params.id': 'requestId' },
  }
}

/** Each call with valid input. */
export const attempts = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, call]) => [
    name,
    written[name as Name] ?? plainAttempt(name, call),
  ]),
) as Readonly<Record<Name, Attempt>>
