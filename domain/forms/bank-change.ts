import { BANK_CHANGE } from '../requests/type-ids.ts'
import type { RequestForm } from './form.ts'
import { accountHolder } from './groups/account-holder.ts'
import { bank } from './groups/bank.ts'
import { receivedBenefits } from './groups/received-benefits.ts'
import { together } from './groups/together.ts'

/** Bank data change, type 15 (BANKDATA-04); every answer may change in L and in E (D-49). */
export const bankChangeForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados bancários',
      notices: {
        title: 'Alteração de Dados bancários',
        texts: [
          'A análise pela equipe do fundo pode levar até 30 dias. Nesse prazo, pagamentos ainda podem ser feitos na conta que está cadastrada hoje.',
          'A nova conta deve ser uma conta salário.',
          'O titular da conta deve ser a pessoa indicada para receber o crédito do benefício.',
        ],
      },
      sections: [
        together({ title: 'Nova conta' }, [
          accountHolder,
          bank(BANK_CHANGE, { banks: ['001', '104', '033'] }),
        ]),
        receivedBenefits,
      ],
    },
    { id: 'documents', title: 'Documentos necessários', sections: [] },
  ],
}
