import type { Attempt } from './attempt.ts'

export const acceptanceAttempts = {
  showAcceptance: {
    sent: ({ acceptanceId }) => ({ params: { id: acceptanceId } }),
    things: { 'params.id': 'acceptanceId' },
  },
  answerAcceptance: {
    sent: ({ cpf, cloudId, acceptanceId }) => ({
      body: { id: acceptanceId, id_nuvem: cloudId, usuario: cpf, aceito: 'SIM' },
    }),
    things: { 'body.id': 'acceptanceId', 'body.id_nuvem': 'cloudId' },
    people: ['body.usuario'],
  },
  notifyAcceptance: {
    sent: ({ cpf }) => ({ body: { nome: 'Alguém', cpf, situacao: 'V' } }),
    ignored: { 'body.cpf': 'cpf' },
  },
  recordMessage: {
    sent: ({ requestId }) => ({ body: { id_requerimento: requestId, msg: 'Quando recebo a resposta?' } }),
    things: { 'body.id_requerimento': 'requestId' },
  },
} satisfies Record<string, Attempt>
