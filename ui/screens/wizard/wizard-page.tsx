import type { ComponentProps } from 'react'

import type { OpenRequestActor } from '#machines/app/open-request/index.ts'
import { LeaveDialog } from '#ui/parts/leave-dialog.tsx'

import { Wizard } from './wizard.tsx'

type Props = ComponentProps<typeof Wizard> & { request: OpenRequestActor }

/** A request in its steps, with the question before leaving them. */
export const WizardPage = ({ request, ...wizard }: Props) => (
  <>
    <Wizard {...wizard} />
    <LeaveDialog actor={request} />
  </>
)
