import type { Mail } from './mailer.ts'

/** Tells the owner of an account that it has another password; says nothing of the person. */
export const passwordNotice = (to: string): Mail => ({
  to,
  subject: 'Sua senha foi alterada',
  text: [
    'Olá,',
    'a senha do seu acesso ao portal de requerimentos acaba de ser alterada, e todas as sessões abertas foram encerradas.',
    'Se não foi você, crie uma senha nova no portal e avise o fundo.',
  ].join('\n\n'),
})
