import { type ComponentProps, StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'

import { Contact } from '#ui/parts/contact.tsx'

import type { VisitorFactory } from './adapters/visitor.ts'
import { VisitorContext } from './visitor-context.ts'

type Props = {
  router: ComponentProps<typeof RouterProvider>['router']
  contact: string
  createVisitor: VisitorFactory | null
}

/** What is drawn into the page: in the browser, and at build time for the login (P-527). */
export function PortalPage({ router, contact, createVisitor }: Props) {
  return (
    <StrictMode>
      <Contact value={contact}>
        <VisitorContext value={createVisitor}>
          <RouterProvider router={router} />
        </VisitorContext>
      </Contact>
    </StrictMode>
  )
}
