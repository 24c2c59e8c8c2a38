import { type ComponentProps, StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'

import { Contact } from '#ui/parts/contact.tsx'

import { type Visit, Visits } from './visitor-context.ts'

type Props = {
  router: ComponentProps<typeof RouterProvider>['router']
  contact: string
  visit: Visit | null
}

/** What is drawn into the page: in the browser, and at build time for the login (P-527). */
export function PortalPage({ router, contact, visit }: Props) {
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
