import type { Membership } from '#domain/people/membership.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { offeredTypes } from '#domain/request-kinds/offering.ts'

import { clausesOf, inWords } from '../describe/condition.ts'
import type { FundTables, OfferingRow } from '../describe/rules.ts'
import { membershipsOf, traitsOfPeople } from './people.ts'

const STARTS = {
  whenOffered: 'só onde é oferecido',
  byLink: 'também por um link do fundo, onde não é oferecido',
  never: 'nunca pelo participante: o fundo o abre',
} as const

/** Which participants each type is offered to. */
export function offeringRows({ types, plans }: Pick<FundTables, 'types' | 'plans'>): readonly OfferingRow[] {
  const traits = traitsOfPeople(plans)
  return types.map((type) => {
    const isOffered = (memberships: readonly Membership[]) => offeredTypes([type], memberships).length > 0
    const kind = kindOf(type.id)
    return {
      type: type.id,
      name: type.name,
      offered: inWords(
        clausesOf((ask) => isOffered(membershipsOf(plans, ask)), traits),
        traits,
      ),
      start:
        kind === null
          ? 'não é aberto neste portal'
          : `${STARTS[kind.offering.start]}${kind.offering.needsPermission ? '; precisa da permissão de resgate' : ''}`,
    }
  })
}
