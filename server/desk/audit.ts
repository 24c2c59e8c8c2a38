import { sql } from 'kysely'

import type { ReplyOf } from '#api/contract/call.ts'
import { AUDIT_AT_MOST, type auditDesk } from '#api/contract/desk.ts'
import { situationName } from '#domain/documents/situations.ts'
import { type RequestStatus, STATUS_LABELS } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type {
  DeskReadTable,
  ImportedFile,
  PersonChangeTable,
  PersonKind,
  SecondFactorChangeTable,
} from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'

/**
 * A request; a person, also one whose data were erased: what happened to their requests and their data, and what they
 * did themselves; or what the fund did beside requests.
 */
export type AuditSubject =
  | { readonly requestId: number }
  | { readonly personId: number | null; readonly cpfHash: string }
  | 'fund'

type Entry = {
  readonly at: Date | string
  readonly action: ReplyOf<typeof auditDesk>['registros'][number]['acao']
  readonly value: string
  readonly document_type_id: number | null
  readonly by_system: boolean
  readonly operator: string | null
  readonly protocol: string | null
  readonly name: string | null
  readonly kind: PersonKind | null
}

/** Who did what, newest first, and whether there is more. */
export async function auditOf(db: Queries, fund: FundReference, subject: AuditSubject, page: number) {
  const { about, aboutReads, aboutFactors, aboutErasures, aboutImports, aboutChanges } = conditionsOf(subject)
  const { rows } = await sql<Entry>`
    select entry.at, entry.action, entry.value, entry.document_type_id, entry.by_system, entry.operator,
      request.protocol, actor.name, actor.kind
    from (
      select reached_at as at, 1 as step, id, 'situacao' as action, status as value,
        null::integer as document_type_id, request_id, by_id, by_system, null::text as operator
      from request_status where ${about}
      union all
      select recorded_at, 2, id, 'mensagem', text, null, request_id, by_id, by_system, null
      from request_message where ${about}
      union all
      select judged_at, 3, id, 'documento', situation_id::text, document_type_id, request_id, by_id, by_system,
        null
      from document_judgement where ${about}
      union all
      select read_at, 4, id, 'consulta', what, document_type_id, request_id, by_id, false, null
      from desk_read where ${aboutReads}
      union all
      select changed_at, 5, id, case change when 'attached' then 'anexo' else 'retirada' end, '',
        document_type_id, request_id, by_id, by_system, null
      from document_change where ${about}
      union all
      select changed_at, 6, id, 'segundo_fator', change, null, null, null, false, operator
      from second_factor_change where ${aboutFactors}
      union all
      select erased_at, 7, id, 'eliminacao', reason, null, null, staff_id, false, null
      from erasure where ${aboutErasures}
      union all
      select released_at, 8, id, 'liberacao', reason, null, null, staff_id, false, null
      from visitor_release where ${aboutErasures}
      union all
      select imported_at, 9, id, 'importacao', files::text, null, null, null, false, operator
      from import_run where ${aboutImports}
      union all
      select imported_at, 10, person_change.id, 'cadastro',
        json_build_object('name', name, 'what', what, 'before', before, 'after', after)::text,
        null, null, null, false, operator
      from person_change join import_run on import_run.id = import_id join person on person.id = person_id
      where ${aboutChanges}
    ) entry
    left join request on request.id = entry.request_id
    left join person actor on actor.id = entry.by_id
    where request.id is null or request.status <> 'L'
    order by entry.at desc, entry.step desc, entry.id desc
    limit ${AUDIT_AT_MOST + 1} offset ${(page - 1) * AUDIT_AT_MOST}`.execute(db)
  return {
    registros: rows.slice(0, AUDIT_AT_MOST).map((row) => ({
      data: new Date(row.at).toISOString(),
      acao: row.action,
      descricao: descriptionOf(row, fund),
      protocolo: row.protocol ?? '',
      ator: actorOf(row),
      nome: row.operator ?? row.name ?? '',
    })),
    ha_mais: rows.length > AUDIT_AT_MOST,
  }
}

/** For each table by itself, and the requests as an array, so that the database uses the indexes. */
function conditionsOf(subject: AuditSubject) {
  const none = sql`false`
  const noOther = { aboutFactors: none, aboutErasures: none, aboutImports: none, aboutChanges: none }
  if (subject === 'fund') {
    const [about, all] = [none, sql`true`]
    const changes = sql`what = 'role'`
    return {
      ...noOther,
      about,
      aboutReads: none,
      aboutErasures: all,
      aboutImports: all,
      aboutChanges: changes,
    }
  }
  if ('requestId' in subject) {
    const about = sql`request_id = ${subject.requestId}`
    return { ...noOther, about, aboutReads: about }
  }
  const { personId, cpfHash } = subject
  const own = sql`request_id = any(array(select id from request where person_id = ${personId}))`
  const about = sql`(${own} or by_id = ${personId})`
  const ofPerson = sql`person_id = ${personId}`
  return {
    about,
    aboutReads: sql`(${about} or ${ofPerson})`,
    aboutFactors: ofPerson,
    aboutErasures: sql`(cpf_hash = ${cpfHash} or staff_id = ${personId})`,
    aboutImports: none,
    aboutChanges: ofPerson,
  }
}

const READ: Readonly<Record<DeskReadTable['what'], string>> = {
  request: 'requerimento',
  list: 'lista de requerimentos',
  audit: 'auditoria',
  export: 'exportação dos dados',
  document: 'documento',
}

const FACTOR: Readonly<Record<SecondFactorChangeTable['change'], string>> = {
  begun: 'dado, ainda sem valer',
  confirmed: 'confirmado',
  removed: 'retirado',
}

function descriptionOf({ action, value, document_type_id }: Entry, fund: FundReference): string {
  switch (action) {
    case 'situacao':
      return `${value} ${STATUS_LABELS[value as RequestStatus]}`
    case 'mensagem':
      return value
    case 'documento':
      return `${typeOf(document_type_id, fund)}: ${situationName(Number(value))}`
    case 'anexo':
    case 'retirada':
      return typeOf(document_type_id, fund)
    case 'consulta':
      return readOf(value as DeskReadTable['what'], document_type_id, fund)
    case 'segundo_fator':
      return FACTOR[value as SecondFactorChangeTable['change']]
    case 'eliminacao':
    case 'liberacao':
      return value
    case 'importacao':
      return (JSON.parse(value) as readonly ImportedFile[]).map(fileShown).join('; ')
    case 'cadastro':
      return changeShown(JSON.parse(value) as ChangeOfPerson, fund)
  }
}

const readOf = (what: DeskReadTable['what'], typeId: number | null, fund: FundReference): string =>
  typeId === null ? READ[what] : `${READ[what]}: ${typeOf(typeId, fund)}`

const fileShown = ({ name, sha256, added, changed, same, removed }: ImportedFile) =>
  `${name}: ${added} novas, ${changed} alteradas, ${same} iguais, ${removed} retiradas, SHA-256 ${sha256}`

type ChangeOfPerson = { readonly name: string } & Pick<PersonChangeTable, 'what' | 'before' | 'after'>

const CHANGED: Readonly<Record<PersonChangeTable['what'], string>> = {
  role: 'papel',
  email: 'e-mail',
  account: 'conta do benefício',
}

function changeShown({ name, what, before, after }: ChangeOfPerson, fund: FundReference): string {
  const shown = (written: string) => {
    if (written === '') return 'nada'
    return what === 'role' ? (fund.roles.find(({ id }) => String(id) === written)?.name ?? written) : written
  }
  return `${CHANGED[what]} de ${name}: de ${shown(before)} para ${shown(after)}`
}

const typeOf = (id: number | null, fund: FundReference): string =>
  fund.documentTypes.find((type) => type.id === id)?.name ?? String(id)

function actorOf({ kind, by_system, operator }: Entry) {
  if (operator !== null) return 'operador' as const
  if (by_system) return 'sistema' as const
  if (kind === null) return 'desconhecido' as const
  return kind === 'staff' ? ('equipe' as const) : ('titular' as const)
}
