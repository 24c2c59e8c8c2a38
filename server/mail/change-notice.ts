import { FUND_NAME } from '#domain/fund.ts'

import type { Mail } from './mailer.ts'
import { paragraphs } from './paragraphs.ts'

export type ChangedData = 'contact' | 'bank'

const NAMES = { contact: 'de contato', bank: 'bancários' } as const satisfies Record<ChangedData, string>

/** Informs a person that a request has other contact or payment data, without repeating them. */
export function changeNotice(to: string, changed: readonly ChangedData[]): Mail {
  const data = changed.map((one) => NAMES[one]).join(' e ')
  return {
    to,
    subject: `${FUND_NAME}: recebemos um requerimento com dados ${data} em seu nome`,
    text: paragraphs(
      'Olá,',
      `recebemos, pelo portal de requerimentos, um requerimento em seu nome com outros dados ${data}.`,
      'Se foi você, não precisa fazer nada.',
      'Se não foi você, avise o fundo imediatamente pelos canais de atendimento que você já conhece.',
      'Por segurança, esta mensagem não traz dados pessoais nem links.',
    ),
  }
}
