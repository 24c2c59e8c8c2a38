import { FUND_NAME } from '#domain/fund.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { deadlineOf } from '#domain/requests/deadlines.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

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

type Moved = {
  readonly person_id: number
  readonly type_id: number
  readonly status: RequestStatus
}

/** ' em «Resgate», até 22/12' of a request in E: which one waits, and until when; '' of others (P-742). */
function whichOne({ type_id: typeId, status }: Moved, { requestTypes, settings }: FundReference, now: Date) {
  if (status !== 'E') return ''
  const name = requestTypes.find(({ id }) => id === typeId)?.name
  const since = now.toISOString()
  const tables = { types: [], requirementDays: settings.requirementDays ?? null, today: since }
  const until = deadlineOf({ typeId, status, since }, tables)?.until
  return `${name ? ` em «${name}»` : ''}${until ? `, até ${brazilianFromIso(until).slice(0, 5)}` : ''}`
}

/** Contains no data of the person and no answer, as others may read the mail. */
function noticeOf(moved: Moved, fund: FundReference, now: Date) {
  const [happened, advice] = TEXTS[moved.status] ?? MOVED
  return {
    subject: `${FUND_NAME}: ${happened}`,
    text: paragraphs(
      'Olá,',
      `${happened}${whichOne(moved, fund, now)}. ${advice}`,
      'Por segurança, esta mensagem não traz dados pessoais nem links.',
    ),
  }
}

/** Informs the person at the address on file of the status that the request has reached now. */
export async function queueStatusNotice(db: Queries, fund: FundReference, moved: Moved, now: Date) {
  const onFile = await emailOnFile(db, moved.person_id)
  if (onFile !== null) await queueMail(db, { to: onFile, ...noticeOf(moved, fund, now) }, now)
}
