import type { showAcceptance as call } from '#api/contract/acceptance.ts'
import type { Queries } from '#server/database/connect.ts'
import { isJudged } from '#server/desk/document-situation.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { roleOf } from '#server/desk/role.ts'
import { findStaffWhole } from '#server/desk/staff-request.ts'
import type { Handler } from '#server/http/handler.ts'
import { requireAcceptance } from '#server/requests/acceptance.ts'
import { findOwnWhole } from '#server/requests/show/whole-request.ts'
import { summaryOf } from '#server/requests/summary.ts'
import { isStaff } from '#server/sessions/caller.ts'

const EMAIL = 'email_pessoal'

/** An acceptance of the participant; staff can open that of any person, by id or protocol (D-106). */
export const showAcceptance: Handler<typeof call> = async ({ params }, { db, fund, clock }, caller) => {
  const role = isStaff(caller) ? roleOf(fund, caller) : null
  const { request, parts } =
    role === null
      ? await findOwnWhole(db, fund, { personId: caller.personId, id: params.id })
      : await findStaffWhole(db, fund, params.id)
  requireAcceptance(request)
  if (isStaff(caller)) await recordRead({ db, clock }, caller, { what: 'request', requestId: request.id })
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), id_pessoa: request.person_id, versao: request.version },
    dependentes: parts.dependentes,
    mensagens: parts.mensagens,
    documentos: parts.documentos,
    historico: parts.historico,
    detalhes: [
      ...parts.detalhes.filter(({ nome }) => nome !== EMAIL),
      { nome: EMAIL, valor: parts.endereco?.[EMAIL] ?? '' },
    ],
    ...(role !== null && {
      participante: await ownerOf(db, request.person_id),
      situacoes_permitidas: isJudged(request) ? role.documentSituations : [],
    }),
  }
}

const ownerOf = (db: Queries, personId: number) =>
  db.selectFrom('person').select(['name as nome', 'cpf']).where('id', '=', personId).executeTakeFirstOrThrow()
