import { addressFromWire } from '#api/contract/address.ts'
import { answersToWire } from '#api/contract/answers.ts'
import { applyForced, blankAnswers } from '#domain/forms/answered.ts'
import { setValues } from '#domain/forms/answers.ts'
import { portabilityForm } from '#domain/forms/portability.ts'
import { PORTABILITY } from '#domain/requests/type-ids.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findAddressOf } from '#server/people/address.ts'
import { findFacts } from '#server/people/facts.ts'

import { detailPairs } from '../answers/details.ts'

type Needs = {
  readonly db: Queries
  readonly fund: FundReference
  readonly clock: Clock
}

/** A new portability with the fund's data and the values that the plan determines (D-110). */
export async function portabilityTemplate({ db, fund, clock }: Needs, personId: number) {
  const address = await findAddressOf(db, personId)
  const blank = blankAnswers(portabilityForm)
  const known = address ? setValues(blank, 'endereco', addressFromWire(address)) : blank
  const facts = await findFacts(db, fund, personId, clock())
  const { id_plano, detalhes, endereco } = answersToWire(applyForced(portabilityForm, known, facts))
  return {
    codigo: 'ok' as const,
    requerimento: {
      id: null,
      id_plano,
      id_tipo_requerimento: PORTABILITY,
      situacao: 'L' as const,
      protocolo: '',
    },
    endereco,
    detalhes: detailPairs(detalhes),
    documentos: [],
    mensagens: [],
  }
}
