import type { Attempt } from './attempt.ts'

/** The acceptance waits for its participant, so staff can only view it. */
export const deskAttempts = {
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
} satisfies Record<string, Attempt>
