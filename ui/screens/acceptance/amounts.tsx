import { inReais } from '#domain/people/money.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { Card } from '#ui/primitives/card.tsx'
import * as texts from '#ui/texts/acceptance.ts'

import * as css from './acceptance.css.ts'

type Props = { request: Pick<ReadAcceptance, 'amountBefore' | 'amountAfter'> }

/** The benefit today and with the new amount. */
export function Amounts({ request: { amountBefore, amountAfter } }: Props) {
  return (
    <Card title={texts.amount}>
      <dl className={css.amounts}>
        {amountBefore !== null && (
          <div>
            <dt className={css.term}>{texts.amountBefore}</dt>
            <dd className={css.before}>{inReais(amountBefore)}</dd>
          </div>
        )}
        {amountAfter !== null && (
          <div>
            <dt className={css.term}>{texts.amountAfter}</dt>
            <dd className={css.after}>{inReais(amountAfter)}</dd>
          </div>
        )}
        {amountBefore !== null && amountAfter !== null && (
          <div>
            <dt className={css.term}>{texts.difference}</dt>
            <dd className={css.before}>{differenceOf(amountAfter - amountBefore)}</dd>
          </div>
        )}
      </dl>
      {amountAfter === null && <p>{texts.amountUnknown}</p>}
    </Card>
  )
}

function differenceOf(cents: number): string {
  if (cents === 0) return texts.same
  const amount = inReais(Math.abs(cents))
  return cents < 0 ? texts.less(amount) : texts.more(amount)
}
