import { formatCpf } from '#domain/people/cpf.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Beneficiary } from '#domain/request-kinds/read-acceptance.ts'
import { Card } from '#ui/primitives/card.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'

import * as css from './acceptance.css.ts'

export function Beneficiaries({ people }: { people: readonly Beneficiary[] }) {
  return (
    <Card title={texts.beneficiaries}>
      {people.length === 0 && <p>{texts.noBeneficiaries}</p>}
      <ul className={css.people}>
        {people.map(({ id, name, cpf, birthDate, kinship }) => (
          <li key={id} className={css.person}>
            <h3 className={css.name}>{name}</h3>
            <dl className={css.about}>
              <Fact term={texts.kinship} value={kinship} />
              <Fact term={common.cpf} value={cpf && formatCpf(cpf)} />
              <Fact term={texts.bornOn} value={brazilianFromIso(birthDate)} />
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{value || '—'}</dd>
    </div>
  )
}
