import { child, retirement } from '../support/retirement.ts'
import type { Attempt } from './attempt.ts'

export const requestAttempts = {
  listRequests: {
    sent: ({ cloudId }) => ({ params: { id_nuvem: cloudId } }),
    things: { 'params.id_nuvem': 'cloudId' },
  },
  trustBeneficiaries: {
    sent: ({ personId }) => ({ body: { id_pessoa: personId, id_plano: 1 } }),
    things: { 'body.id_pessoa': 'personId' },
  },
  saveRequest: {
    sent: ({ cpf, cloudId, requestId, requiredId, documentId, dependantId }) => ({
      body: {
        ...retirement(cloudId, { id: requestId, dependentes: [{ ...child, id: dependantId }] }),
        usuario: cpf,
        documentos: [{ id_req_doc: requiredId, id_documento: documentId }],
      },
    }),
    things: {
      'body.id': 'requestId',
      'body.id_nuvem': 'cloudId',
      'body.dependentes.0.id': 'dependantId',
    },
    ignored: {
      'body.endereco.id': 'addressId',
      'body.documentos.0.id_req_doc': 'requiredId',
      'body.documentos.0.id_documento': 'documentId',
    },
    people: ['body.usuario'],
  },
} satisfies Record<string, Attempt>
