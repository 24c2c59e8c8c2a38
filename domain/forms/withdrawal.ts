import { WITHDRAWAL } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { withdrawalAcknowledgements } from './groups/acknowledgements.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { dismissal } from './groups/dismissal.ts'
import { identity } from './groups/identity.ts'
import { instalments } from './groups/instalments.ts'
import { loan } from './groups/loan.ts'
import { parents } from './groups/parents.ts'
import { payment } from './groups/payment.ts'
import { plan } from './groups/plan.ts'
import { taxScheme } from './groups/tax-option.ts'
import { together } from './groups/together.ts'

/** Withdrawal of the contributions, type 3. */
export const withdrawalForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: 'Resgate' }, [plan(), dismissal(), instalments, loan]),
        together({ title: 'Seus dados' }, [identity('_bnf'), parents]),
        together({ title: 'Recebimento' }, [payment, bank(WITHDRAWAL)]),
        taxScheme,
        withdrawalAcknowledgements,
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
