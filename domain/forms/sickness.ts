import { SICKNESS } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { parents } from './groups/parents.ts'
import { payment } from './groups/payment.ts'
import { plan } from './groups/plan.ts'
import { sickness } from './groups/sickness.ts'
import { together } from './groups/together.ts'

/** Sickness allowance, type 2. */
export const sicknessForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: 'Afastamento' }, [plan(), sickness]),
        parents,
        together({ title: 'Recebimento' }, [
          payment,
          bank(SICKNESS, { banks: ['001', '237', '341', '033'] }),
        ]),
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
