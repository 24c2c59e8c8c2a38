import type { Attempt } from './attempt.ts'

/** Without a session: access depends only on a code, and these codes were never issued. */
export const visitorAttempts = {
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
} satisfies Record<string, Attempt>
