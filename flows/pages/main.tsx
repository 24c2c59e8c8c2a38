import '#ui/global.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'

import { FONT } from '#ui/theme.css.ts'

import { readFlow, readIndex, readRules, readTraffic } from './data.ts'
import { Failure } from './failure.tsx'
import { FlowPage } from './flow-page.tsx'
import { Frame, INDEX } from './frame.tsx'
import { MapPage } from './map-page.tsx'
import { BOOK, FLOW, MAP, PLAY, RULES } from './paths.ts'
import {
  DocumentsPage,
  FieldsPage,
  FormsPage,
  MessagesPage,
  RulesFrame,
  RulesIndex,
  StatusesPage,
} from './rules-pages.tsx'
import * as texts from './texts.ts'
import { TrafficPage } from './traffic-page.tsx'

// Drawings are measured with this font, and text that is already displayed keeps its fallback font.
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
        // Choosing another state of the same drawing does not load it again.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.flow !== nextParams.flow,
        Component: FlowPage,
        ErrorBoundary: Failure,
      },
      { path: BOOK, lazy: () => import('./book-page.tsx'), ErrorBoundary: Failure },
      {
        path: RULES,
        loader: readRules,
        shouldRevalidate: () => false,
        Component: RulesFrame,
        ErrorBoundary: Failure,
        children: [
          { index: true, Component: RulesIndex },
          // Loaded separately, because only this page needs the rules of the portal.
          { path: 'oferta', lazy: () => import('./offering-page.tsx') },
          { path: 'situacoes', Component: StatusesPage },
          { path: 'movimento', loader: readTraffic, Component: TrafficPage },
          { path: 'campos', Component: FormsPage },
          { path: 'campos/:type', Component: FieldsPage },
          { path: 'mudancas', lazy: () => import('./changes-page.tsx') },
          { path: 'documentos', Component: DocumentsPage },
          { path: 'mensagens', Component: MessagesPage },
        ],
      },
      // Loaded separately, because only this page needs the charts of the portal.
      { path: PLAY, lazy: () => import('./play-page.tsx'), ErrorBoundary: Failure },
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
