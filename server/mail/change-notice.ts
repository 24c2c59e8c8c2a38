import type { Mail } from './mailer.ts'

export type ChangedData = 'contact' | 'bank'

const NAMES = { contact: 'de contato', bank: 'bancários' } as const satisfies Record<ChangedData, string>

/** Tells a person that a request names another way of reaching or of paying them; says nothing of it (security R7, R23). */
export function changeNotice(to: string, changed: readonly ChangedData[]): Mail {
  const data = changed.map((one) => NAMES[one]).join(' e ')
  return {
    to,
    subject: `Os seus dados ${data} foram alterados em um requerimento`,
    text: [
      'Olá,',
      `os seus dados ${data} foram alterados em um requerimento enviado ao fundo pelo portal de requerimentos.`,
      'Se não foi você, avise o fundo imediatamente pelos canais de atendimento que você já conhece.',
      'Por segurança, esta mensagem não traz dados pessoais nem links.',
    ].join('\n\n'),
  }
}
