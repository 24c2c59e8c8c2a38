import type { ComponentProps } from 'react'

import type { OpenRequestActor } from '#machines/app/open-request/index.ts'
import { LeaveDialog } from '#ui/parts/leave-dialog.tsx'

import { Acceptance } from './acceptance.tsx'

type Props = ComponentProps<typeof Acceptance> & { request: OpenRequestActor }

/** An acceptance, with the question before staff leave situations that are not saved. */
export const AcceptancePage = ({ request, ...acceptance }: Props) => (
  <>
    <Acceptance {...acceptance} />
    <LeaveDialog actor={request} />
  </>
)
