import { shallowEqual, useSelector } from '@xstate/react'

import { type PortalActor, portalView } from '#machines/portal/index.ts'
import { Consent } from '#ui/screens/consent/consent.tsx'
import { LeaveDialog } from '#ui/screens/leave/leave-dialog.tsx'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'
import { RequestList } from '#ui/screens/request-list/request-list.tsx'
import { RequestTypes } from '#ui/screens/request-types/request-types.tsx'
import { RequestView } from '#ui/screens/request-view/request-view.tsx'
import { Unknown } from '#ui/screens/unknown/unknown.tsx'
import { Wizard } from '#ui/screens/wizard/wizard.tsx'

/** The screen that the portal's chart is at, bound to the chart that lives there. */
export default function Inside({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const { consent, participantArea, requestList, requestView, wizard } = useSelector(
    portal,
    (snapshot) => snapshot.children,
  )

  switch (screen) {
    case 'consent':
      return consent && <Consent actor={consent} />
    case 'list':
      return requestList && participantArea && <RequestList actor={requestList} area={participantArea} />
    case 'types':
      return participantArea && <RequestTypes actor={portal} area={participantArea} />
    case 'request':
      return (
        wizard && (
          <>
            <Wizard actor={wizard} />
            <LeaveDialog portal={portal} form={wizard} />
          </>
        )
      )
    case 'view':
      return requestView && <RequestView actor={requestView} />
    case 'noPassword':
      return <NoPassword />
    case 'unknown':
      return <Unknown />
  }
}
