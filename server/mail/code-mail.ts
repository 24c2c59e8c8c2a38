import type { Mail } from './mailer.ts'

/** A confirmation code for whoever reads the mail of that address (specialised 4 "Visitor lookup result codes"). */
export const codeMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: 'Seu código de confirmação',
  text: [
    'Olá,',
    'este é o código de confirmação que você pediu no portal de requerimentos:',
    code,
    `Ele vale por ${minutes} minutos e uma única vez. Não o informe a ninguém: o fundo nunca o pede por telefone ou mensagem.`,
    'Se não foi você que pediu, ignore esta mensagem.',
  ].join('\n\n'),
})
