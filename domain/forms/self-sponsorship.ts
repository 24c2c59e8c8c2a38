import type { RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { contributionChange } from './groups/contribution-change.ts'
import { plan } from './groups/plan.ts'
import { selfSponsorship } from './groups/self-sponsorship.ts'
import { together } from './groups/together.ts'

/** Self-sponsorship, type 7. */
export const selfSponsorshipForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Dados',
      sections: [
        together({ title: 'Autopatrocínio' }, [plan(), selfSponsorship, contributionChange]),
        address,
      ],
    },
    { id: 'documents', title: 'Documentos', sections: [] },
  ],
}
