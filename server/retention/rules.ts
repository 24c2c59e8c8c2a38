import type { RequestStatus } from '#domain/requests/status.ts'
import type { FundReference } from '#server/fund/schemas.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Which rows of a table are deleted this many seconds after a time. */
export type Retention = {
  /** In pt-BR, for operators. */
  readonly what: string
  readonly table: string
  /** SQL expression of the time. */
  readonly since: string
  /** null: they are kept. */
  readonly seconds: number | null
  /** SQL condition of the rows; default: all. */
  readonly only?: string
  /** SQL statement that runs with the deletion, over the deleted rows as `gone`. */
  readonly also?: string
}

/** Children are deleted by foreign keys; documents stay in the cloud of the person. */
const requests = (rule: {
  readonly what: string
  readonly since: string
  readonly days: number | undefined
  readonly statuses: readonly RequestStatus[]
}): Retention => ({
  what: rule.what,
  table: 'request',
  since: rule.since,
  seconds: rule.days === undefined ? null : rule.days * DAY,
  only: `status in (${rule.statuses.map((status) => `'${status}'`).join(', ')})`,
  also: 'delete from address where id in (select address_id from gone)',
})

/** Attaching a document does not change the request. */
const LAST_TOUCHED = `greatest(changed_at,
  (select max(document_change.changed_at) from document_change where request_id = request.id))`

const documents = (days: number | undefined): Retention => ({
  what: 'documentos que nenhum requerimento usa',
  table: 'document',
  since: 'recorded_at',
  seconds: days === undefined ? null : days * DAY,
  only: `not exists (select from required_document where document_id = document.id)
    and not exists (select from complementary_document where document_id = document.id)`,
  also: 'insert into document_draft (storage_key, abandoned) select storage_key, true from gone',
})

/** What is deleted and when: temporary rows of the program, and those whose time the fund's settings have (P-304, P-700). */
export function retentionRules(days: FundReference['settings']['retentionDays']): readonly Retention[] {
  return [
    { what: 'sessões', table: 'session', since: 'expires_at', seconds: DAY },
    { what: 'códigos de confirmação', table: 'confirmation_code', since: 'issued_at', seconds: HOUR },
    /** A repeated save or upload returns the first result (D-54, P-91). */
    { what: 'chaves de gravação', table: 'save_key', since: 'kept_at', seconds: DAY },
    { what: 'chaves de envio', table: 'upload_key', since: 'kept_at', seconds: DAY },
    {
      what: 'e-mails enviados',
      table: 'outgoing_mail',
      since: 'queued_at',
      seconds: days.sentMail * DAY,
      only: 'next_try_at is null',
    },
    { what: 'consultas a CPFs', table: 'look_up', since: 'looked_up_at', seconds: days.lookUps * DAY },
    { what: 'leituras da equipe', table: 'desk_read', since: 'read_at', seconds: days.staffReads * DAY },
    {
      what: 'cadastros de visitante excluídos',
      table: 'visitor_release',
      since: 'released_at',
      seconds: days.removals * DAY,
    },
    { what: 'eliminações de pessoas', table: 'erasure', since: 'erased_at', seconds: days.removals * DAY },
    requests({ what: 'rascunhos', since: LAST_TOUCHED, days: days.drafts, statuses: ['L'] }),
    requests({
      what: 'requerimentos cancelados',
      since: 'changed_at',
      days: days.cancelledRequests,
      statuses: ['N'],
    }),
    requests({
      what: 'requerimentos decididos',
      since: 'changed_at',
      days: days.decidedRequests,
      statuses: ['D', 'F', 'Z', 'I'],
    }),
    documents(days.unusedDocuments),
  ]
}
