import { type Attempt, noInput } from './attempt.ts'

export const sessionAttempts = {
  authenticate: { sent: ({ cpf }) => ({ body: { cpf, senha: '20262026' } }) },
  singleSignOn: { sent: () => ({ body: { codigo: 'SSO-BEATRIZ' } }) },
  startSession: { sent: ({ cpf }) => ({ body: { cpf } }), people: ['body.cpf'] },
  postalCode: { sent: () => ({ params: { cep: '01310100' } }) },
  checkConsent: { sent: ({ cpf }) => ({ body: { cpf } }), people: ['body.cpf'] },
  grantConsent: {
    sent: ({ cpf, personId }) => ({
      body: { id_pessoa_fisica: personId, token_ged: '', autorizacao: 'S', usuario: cpf },
    }),
    things: { 'body.id_pessoa_fisica': 'personId' },
    people: ['body.usuario'],
  },
  withdrawConsent: { sent: ({ cpf }) => ({ body: { cpf } }), people: ['body.cpf'] },
  testBeneficiary: { ...noInput, answered: 410 },
  storeDocument: { ...noInput, answered: 410 },
} satisfies Record<string, Attempt>
