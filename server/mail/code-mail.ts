import { FUND_NAME } from '#domain/fund.ts'

import type { Mail } from './mailer.ts'
import { paragraphs } from './paragraphs.ts'

/** A confirmation code for an e-mail address. */
export const codeMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: 'Seu código de confirmação',
  text: paragraphs(
    'Olá,',
    `este é o código que você pediu no portal de requerimentos da ${FUND_NAME}:`,
    code,
    `Ele vale por ${minutes} minutos e uma única vez. Digite-o na mesma aba do navegador em que o pediu.`,
    'Não o informe a ninguém: o fundo nunca o pede por telefone ou mensagem.',
    'Se não foi você que pediu, ignore esta mensagem: sem o código nada muda.',
  ),
})
