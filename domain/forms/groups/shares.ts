import type { Values } from '../form.ts'
import { group } from '../form.ts'
import { percentUpTo } from '../rules.ts'

type Needs = 'beneficio' | 'id_plano'

const isRetirementOfSecondPlan = ({ beneficio, id_plano }: Values<Needs>) =>
  id_plano === '2' && beneficio === '1'

/** Plan 1 pays no lump sum and no parcels (BENEFIT-10, D-95). */
const noneInFirstPlan = ({ id_plano }: Values<Needs>) => (id_plano === '1' ? '0' : null)

/** Lump sum of the retirement benefit of plan 2, in whole percent (BENEFIT-11, BENEFIT-12, D-95). */
export const shares = group<'parcela' | 'parcela25' | 'parcela100', Needs>({
  part: 'detalhes',
  title: 'Pagamento à vista',
  fields: [
    {
      name: 'parcela',
      label: 'Parcela',
      control: 'integer',
      shownWhen: () => false,
      derived: noneInFirstPlan,
      editableIn: 'L',
    },
    {
      name: 'parcela25',
      label: 'Parcela à vista de até 25% (em %)',
      // To be confirmed by the fund.
      hint: 'Quanto do que você acumulou no plano quer receber de uma só vez, no começo do benefício. De 0 a 25, sem casas decimais.',
      control: 'integer',
      rule: percentUpTo(25),
      shownWhen: isRetirementOfSecondPlan,
      derived: noneInFirstPlan,
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
    {
      name: 'parcela100',
      label: 'Parcela à vista de até 100% (em %)',
      // To be confirmed by the fund.
      hint: 'Quanto quer receber de uma só vez, se o regulamento do plano permitir receber tudo. De 0 a 100, sem casas decimais.',
      control: 'integer',
      rule: percentUpTo(100),
      shownWhen: isRetirementOfSecondPlan,
      derived: noneInFirstPlan,
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
})
