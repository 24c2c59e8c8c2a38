import '#ui/global.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'

import { FONT } from '#ui/theme.css.ts'

import { readFlow, readIndex } from './data.ts'
import { Failure } from './failure.tsx'
import { FlowPage } from './flow-page.tsx'
import { Frame, INDEX } from './frame.tsx'
import { MapPage } from './map-page.tsx'
import { FLOW, MAP } from './paths.ts'
import * as texts from './texts.ts'

// The drawings are measured with it, and it would not replace a font that is already on screen.
await document.fonts.load(`16px "${FONT}"`).catch(() => [])
const router = createHashRouter([
  {
    id: INDEX,
    path: MAP,
    loader: readIndex,
    shouldRevalidate: () => false,
    Component: Frame,
    ErrorBoundary: Failure,
    HydrateFallback: () => <p role="status">{texts.loading}</p>,
    children: [
      { index: true, Component: MapPage },
      {
        path: FLOW,
        loader: ({ params: { flow = '' } }) => readFlow(flow),
        // Another state of the same drawing is chosen without loading it again.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.flow !== nextParams.flow,
        Component: FlowPage,
        ErrorBoundary: Failure,
      },
    ],
  },
])
const root = document.getElementById('root')
if (root === null) throw new Error('There is no element for the page.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
