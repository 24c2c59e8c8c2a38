import { CATEGORY_WITHOUT_RETIREMENT } from '../requests/offering.ts'
import { RETIREMENT } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { acknowledgements } from './groups/acknowledgements.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { beneficiaries } from './groups/beneficiaries.ts'
import { benefit } from './groups/benefit.ts'
import { dependants } from './groups/dependants.ts'
import { dismissal } from './groups/dismissal.ts'
import { identity } from './groups/identity.ts'
import { parents } from './groups/parents.ts'
import { payment } from './groups/payment.ts'
import { plan } from './groups/plan.ts'
import { representative } from './groups/representative.ts'
import { shares } from './groups/shares.ts'
import { stateBenefit } from './groups/state-benefit.ts'
import { taxOption } from './groups/tax-option.ts'
import { together } from './groups/together.ts'

/** Retirement benefit, type 1 (core 2, 3 and 5 "Benefit"). */
export const benefitForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: 'Benefício pretendido' }, [
          plan([CATEGORY_WITHOUT_RETIREMENT]),
          benefit,
          shares,
          dismissal,
          stateBenefit,
        ]),
        together({ title: 'Seus dados' }, [identity('_bnf'), parents]),
        representative,
        together({ title: 'Recebimento' }, [payment, bank(RETIREMENT)]),
        taxOption,
        acknowledgements,
        address,
        dependants,
      ],
    },
    { id: 'declaration', title: 'Declaração de beneficiários', sections: [beneficiaries] },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
