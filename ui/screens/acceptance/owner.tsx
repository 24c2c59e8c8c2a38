import { formatCpf } from '#domain/people/cpf.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { Card } from '#ui/primitives/card.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'

import * as css from './acceptance.css.ts'

/** Whose request staff read. */
export function Owner({ owner: { name, cpf } }: { owner: NonNullable<ReadAcceptance['owner']> }) {
  return (
    <Card title={texts.owner}>
      <dl className={css.facts}>
        <div>
          <dt className={css.term}>{texts.ownerName}</dt>
          <dd className={css.value}>{name}</dd>
        </div>
        <div>
          <dt className={css.term}>{common.cpf}</dt>
          <dd className={css.value}>{formatCpf(cpf)}</dd>
        </div>
      </dl>
    </Card>
  )
}
