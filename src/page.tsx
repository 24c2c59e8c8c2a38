import { type ComponentProps, StrictMode, useLayoutEffect } from 'react'
import { RouterProvider } from 'react-router-dom'

import { Contact } from '#ui/parts/contact.tsx'

import { type Visit, Visits } from './visit.ts'

type Props = {
  router: ComponentProps<typeof RouterProvider>['router']
  contact: string
  visit: Visit | null
  /** Called once the page is drawn; must be the same function at every render. */
  onDrawn: () => void
}

/** What is drawn into the page: in the browser, and at build time for the login (P-527). */
export function PortalPage({ router, contact, visit, onDrawn }: Props) {
  useLayoutEffect(onDrawn, [onDrawn])
  return (
    <StrictMode>
      <Contact value={contact}>
        <Visits value={visit}>
          <RouterProvider router={router} />
        </Visits>
      </Contact>
    </StrictMode>
  )
}
