import { CATEGORY_WITHOUT_RETIREMENT } from '../people/membership.ts'
import { OTHER_BENEFIT, RETIREMENT } from '../requests/type-ids.ts'
import type { FieldsSection, RequestForm, Section } from './form.ts'
import { acknowledgements } from './groups/acknowledgements.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { beneficiaries } from './groups/beneficiaries.ts'
import { anyBenefit, benefit } from './groups/benefit.ts'
import { asksForDismissal } from './groups/benefit-kinds.ts'
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

/** The fields that both types of the benefit screen share. */
const dataOf = (typeId: number, ofPlan: FieldsSection, wanted: FieldsSection): readonly Section[] => [
  together({ title: 'Benefício pretendido' }, [
    ofPlan,
    wanted,
    shares,
    dismissal(asksForDismissal),
    stateBenefit,
  ]),
  together({ title: 'Seus dados' }, [identity('_bnf'), parents]),
  representative,
  together({ title: 'Recebimento' }, [payment, bank(typeId, { banks: ['001', '033'] })]),
  taxOption,
  acknowledgements,
  address,
]

/** Retirement benefit, type 1. */
export const benefitForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [...dataOf(RETIREMENT, plan([CATEGORY_WITHOUT_RETIREMENT]), benefit), dependants],
    },
    { id: 'declaration', title: 'Declaração de beneficiários', sections: [beneficiaries] },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}

/** Type 8: the benefit screen without the minimums, the dependants and the declaration (D-51). */
export const otherBenefitForm: RequestForm = {
  steps: [
    { id: 'data', title: 'Dados', sections: dataOf(OTHER_BENEFIT, plan(), anyBenefit) },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
