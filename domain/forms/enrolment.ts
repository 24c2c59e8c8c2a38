import type { RequestForm } from './form.ts'
import { address } from './groups/enrolment/address.ts'
import { company } from './groups/enrolment/company.ts'
import { contribution } from './groups/enrolment/contribution.ts'
import { designated } from './groups/enrolment/designated.ts'
import { exposure, exposureDetails } from './groups/enrolment/exposure.ts'
import { mirrors } from './groups/enrolment/mirrors.ts'
import { person } from './groups/enrolment/person.ts'
import { secondPlan } from './groups/enrolment/second-plan.ts'
import { serviceTime } from './groups/enrolment/service-time.ts'
import { stateRetirement } from './groups/enrolment/state-retirement.ts'
import { taxScheme } from './groups/enrolment/tax-scheme.ts'
import { together } from './groups/together.ts'

/** Enrolment in the second plan, type 11. */
export const enrolmentForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: 'Plano' }, [secondPlan, mirrors]),
        company,
        together({ title: 'Seus dados' }, [person, stateRetirement]),
        address,
        serviceTime,
        exposure,
        exposureDetails,
        contribution,
        taxScheme,
        designated,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
