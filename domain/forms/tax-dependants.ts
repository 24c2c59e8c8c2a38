import type { RequestForm } from './form.ts'
import { dependants } from './groups/dependants.ts'
import { plan } from './groups/plan.ts'

/** A declaration replaces the previous one (P-107). */
const EMPTY =
  'Nenhum dependente informado. Se você enviar sem dependentes, a declaração anterior deixa de valer e você fica sem dependentes.'

/** Declaration of dependants for income tax, type 13: only plan, dependants and documents (D-51). */
export const taxDependantsForm: RequestForm = {
  steps: [
    { id: 'data', title: 'Dados', sections: [plan(), { ...dependants, empty: EMPTY }] },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
