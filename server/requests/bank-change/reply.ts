import { benefitsToWire } from '#api/contract/benefit-rows.ts'
import { letterOf } from '#domain/documents/situations.ts'
import { applyForced, blankAnswers } from '#domain/forms/answered.ts'
import { bankChangeForm } from '#domain/forms/bank-change.ts'
import type { Answers } from '#domain/forms/form.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findFacts } from '#server/people/facts.ts'

import { findAnswers } from '../answers/answers.ts'
import { detailPairs, findDetails } from '../answers/details.ts'
import { findDocumentRows, holderDocuments } from '../document-rows.ts'
import type { StoredRequest } from '../own-request.ts'
import { summaryOf } from '../summary.ts'
import { findMessages } from '../timeline.ts'
import { benefitsOnRecord, findReceivedBenefits } from './benefits.ts'

type Needs = {
  readonly db: Queries
  readonly fund: FundReference
  readonly clock: Clock
}

/** The initial reply: the current benefits, none selected (D-110). */
export async function newBankChange(services: Needs, personId: number) {
  return benefitsOf(await overToday(services, personId, blankAnswers(bankChangeForm)))
}

/** A bank data change, over the benefits of today while it is open and as it was sent afterwards. */
export async function bankChangeReply(services: Needs, request: StoredRequest) {
  const { db, fund } = services
  const stored = await findAnswers(db, request)
  const answers = isOpen(request.status) ? await overToday(services, request.person_id, stored) : stored
  return {
    ...(await savedBankChange(db, fund, request)),
    ...benefitsOf(answers),
    detalhes: detailPairs(await findDetails(db, request.id)),
    mensagens: await findMessages(db, request.id),
  }
}

export async function savedBankChange(db: Queries, fund: FundReference, request: StoredRequest) {
  const rows = holderDocuments(await findDocumentRows(db, request.id), request.type_id, fund)
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), versao: request.version },
    documentos: rows.map((row) => ({
      id: row.id_req_doc,
      id_tipo_documento: row.id_tipo_documento,
      id_documento: row.id_documento,
      documento: row.desc_tipo_documento,
      situacao: letterOf(row.id_situacao) ?? '',
      id_situacao: row.id_situacao,
      desc_situacao: row.desc_situacao,
      arquivo: row.arquivo,
      id_documento_ged: row.id_documento_ged,
      ...(row.nao_enviado && { nao_enviado: true }),
    })),
  }
}

async function overToday({ db, fund, clock }: Needs, personId: number, answers: Answers): Promise<Answers> {
  const records = await findReceivedBenefits(db, fund, personId)
  const facts = await findFacts(db, fund, personId, clock())
  const beneficios = benefitsOnRecord(answers.beneficios, answers.beneficios, records)
  return applyForced(bankChangeForm, { ...answers, beneficios }, facts)
}

const benefitsOf = ({ beneficios, detalhes }: Answers) => ({
  beneficios: benefitsToWire(beneficios),
  tem_procurador: detalhes.tem_procurador === 'S' ? ('S' as const) : ('N' as const),
})
