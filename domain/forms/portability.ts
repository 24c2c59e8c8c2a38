import { messages } from '../messages.ts'
import { PORTABILITY } from '../requests/type-ids.ts'
import { notInFuture } from './date-checks.ts'
import type { RequestForm } from './form.ts'
import { editableWhileOpen, limitedTo, optional } from './groups/adapted.ts'
import { address } from './groups/address.ts'
import { bank } from './groups/bank.ts'
import { dismissal } from './groups/dismissal.ts'
import { identity } from './groups/identity.ts'
import { parents } from './groups/parents.ts'
import { plan } from './groups/plan.ts'
import { entityAddress, receivingEntity, receivingPlan } from './groups/receiving-entity.ts'
import { taxScheme } from './groups/tax-option.ts'
import { together } from './groups/together.ts'

const person = together({ title: 'Seus dados' }, [
  limitedTo(identity('', messages.dateAfterToday), { orgao_emissor_rg: 16 }),
  dismissal(undefined, notInFuture('data_demissao')),
  parents,
])

const data = [
  plan(),
  receivingEntity,
  receivingPlan,
  entityAddress,
  { ...optional(bank(PORTABILITY, { suffix: '_entidade' })), title: 'Conta da entidade de destino' },
  taxScheme,
  optional(person),
  limitedTo(address, { endereco: 60 }),
]

/** Outbound portability, type 10 (D-92, D-104, P-57); every answer may change in L and in E (D-49). */
export const portabilityForm: RequestForm = {
  steps: [
    { id: 'data', title: 'Dados', sections: data.map(editableWhileOpen) },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
