import { bankChange, ticked } from '../support/bank-change.ts'
import { portability } from '../support/portability.ts'
import type { Attempt } from './attempt.ts'

export const screenAttempts = {
  newPortability: {
    sent: ({ cloudId }) => ({ body: { id_nuvem: cloudId } }),
    things: { 'body.id_nuvem': 'cloudId' },
  },
  loadPortability: {
    sent: ({ portabilityId }) => ({ params: { id: portabilityId } }),
    things: { 'params.id': 'portabilityId' },
  },
  savePortability: {
    sent: ({ cpf, portabilityId }) => ({
      body: { ...portability({ requerimento: { id: portabilityId } }), usuario: cpf },
    }),
    things: { 'body.requerimento.id': 'portabilityId' },
    ignored: { 'body.endereco.id': 'addressId' },
    people: ['body.usuario'],
  },
  // Category 1 cannot start one.
  startBankChange: { sent: () => ({}), answered: 422 },
  loadBankChange: {
    sent: ({ bankChangeId }) => ({ params: { id: bankChangeId } }),
    things: { 'params.id': 'bankChangeId' },
  },
  saveBankChange: {
    sent: ({ cpf, cloudId, bankChangeId, benefitId }) => ({
      body: {
        ...bankChange(cloudId, { requerimento: { id: bankChangeId }, beneficios: [ticked(benefitId)] }),
        usuario: cpf,
      },
    }),
    things: {
      'body.requerimento.id': 'bankChangeId',
      'body.beneficios.0.id_beneficio': 'benefitId',
      'body.nuvem.id': 'cloudId',
    },
    ignored: { 'body.nuvem.id_protocolo_ged': 'protocolId' },
    people: ['body.usuario'],
  },
} satisfies Record<string, Attempt>
