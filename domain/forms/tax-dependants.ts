import type { RequestForm } from './form.ts'
import { dependants } from './groups/dependants.ts'
import { plan } from './groups/plan.ts'

/** It replaces the one before (P-107). */
const NOBODY =
  'Nenhum dependente informado. Se você enviar sem dependentes, a declaração anterior deixa de valer e você fica sem dependentes.'

/** Declaration of dependants for income tax, type 13: plan, dependants and documents alone (D-51). */
export const taxDependantsForm: RequestForm = {
  steps: [
    { id: 'data', title: 'Dados', sections: [plan(), { ...dependants, empty: NOBODY }] },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
