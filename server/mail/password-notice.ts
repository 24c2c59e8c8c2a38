import { FUND_NAME } from '#domain/fund.ts'

import type { Mail } from './mailer.ts'
import { paragraphs } from './paragraphs.ts'

/** Informs the account owner of a changed password; contains no personal data. */
export const passwordNotice = (to: string): Mail => ({
  to,
  subject: 'Sua senha foi alterada',
  text: paragraphs(
    'Olá,',
    `a senha do seu acesso ao portal de requerimentos da ${FUND_NAME} acaba de ser criada ou alterada, e todas as sessões abertas foram encerradas.`,
    'Se foi você, não é preciso fazer nada.',
    'Se não foi você, crie uma senha nova no portal e avise o fundo.',
  ),
})
