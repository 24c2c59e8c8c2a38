import { FUND_NAME } from '#domain/fund.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'

import { emailOnFile } from './address-on-file.ts'
import { queueMail } from './outbox.ts'
import { paragraphs } from './paragraphs.ts'

const TEXTS: Partial<Record<RequestStatus, readonly [string, string]>> = {
  A: ['recebemos o seu requerimento', 'Entre no portal de requerimentos para acompanhar o andamento.'],
  E: [
    'falta uma correção sua',
    'Entre no portal de requerimentos com o seu CPF e a sua senha para ver o que o fundo pediu.',
  ],
}
const MOVED = [
  'um requerimento seu mudou de situação',
  'Entre no portal de requerimentos com o seu CPF e a sua senha para ver o que mudou.',
] as const

/** Contains no data of person or request, as others may read the mail. */
function noticeOf(status: RequestStatus) {
  const [happened, advice] = TEXTS[status] ?? MOVED
  return {
    subject: `${FUND_NAME}: ${happened}`,
    text: paragraphs(
      'Olá,',
      `${happened}. ${advice}`,
      'Por segurança, esta mensagem não traz dados pessoais nem links.',
    ),
  }
}

/** Informs the person at the address on file of a request's new status. */
export async function queueStatusNotice(db: Queries, personId: number, status: RequestStatus, now: Date) {
  const onFile = await emailOnFile(db, personId)
  if (onFile !== null) await queueMail(db, { to: onFile, ...noticeOf(status) }, now)
}
