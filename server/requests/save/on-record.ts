import { setValues } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { SaveCall } from '#domain/request-kinds/kinds.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { sentBenefitsOnRecord } from '../bank-change/benefits.ts'
import { findIdentity, requireOnOwnFile } from '../enrolment/records.ts'
import { findTrustBeneficiaries, onFile } from '../trust-beneficiaries.ts'

type Sending = {
  readonly db: Queries
  readonly fund: FundReference
  readonly personId: number
  readonly sent: Answers
  readonly stored: Answers
  /** Adds the derived answers. */
  readonly withDerived: (answers: Answers) => Answers
}

type Fill = (sending: Sending) => Promise<Answers>

const declaredBeneficiaries: Fill = async ({ db, personId, sent, withDerived }) => {
  // The plan may be derived or fixed; the declaration depends on it.
  const { id_plano } = withDerived({ ...sent, beneficiarios: [] }).detalhes
  const known = await findTrustBeneficiaries(db, personId)
  return { ...sent, beneficiarios: onFile(sent.beneficiarios, known, id_plano ? Number(id_plano) : null) }
}

const tickedBenefits: Fill = async ({ db, fund, personId, sent, stored }) => {
  const benefits = { sent: sent.beneficios, stored: stored.beneficios }
  return { ...sent, beneficios: await sentBenefitsOnRecord(db, fund, personId, benefits) }
}

const enrolledPerson: Fill = async ({ db, personId, sent }) => {
  await requireOnOwnFile(db, personId, sent.designados)
  return setValues(sent, 'participante', await findIdentity(db, personId))
}

const asSent: Fill = async ({ sent }) => sent

const FILLS: Readonly<Record<SaveCall, Fill>> = {
  request: declaredBeneficiaries,
  bankChange: tickedBenefits,
  enrolment: enrolledPerson,
  portability: asSent,
  acceptance: asSent,
}

/**
 * Replaces the fund's own fields by its records. Throws `notFound` for a person or thing that is not on the
 * participant's record.
 */
export const onRecord = (sending: Sending, savedBy: SaveCall): Promise<Answers> => FILLS[savedBy](sending)
