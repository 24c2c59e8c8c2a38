import '#ui/global.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider, redirect } from 'react-router-dom'

import { FONT } from '#ui/theme.css.ts'

import { RULES_DATA, readFlow, readIndex, readRules } from './data.ts'
import { Failure } from './failure.tsx'
import { Frame, INDEX } from './frame.tsx'
import { MapPage } from './map-page.tsx'
import { BOOK, FLOW, MAP, PLAY, RULES } from './paths.ts'
import * as texts from './texts.ts'

// Drawings are measured with this font, and text that is already displayed keeps its fallback font.
await document.fonts.load(`16px "${FONT}"`).catch(() => [])
const rulesPages = () => import('./rules-pages.tsx')
// Every page but the map is loaded when it is opened, so that the map loads few bytes.
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
        lazy: () => import('./flow-page.tsx'),
        ErrorBoundary: Failure,
      },
      {
        id: RULES_DATA,
        loader: readRules,
        shouldRevalidate: () => false,
        ErrorBoundary: Failure,
        children: [
          { path: BOOK, lazy: () => import('./book-page.tsx') },
          {
            path: RULES,
            lazy: () => rulesPages().then(({ RulesFrame: Component }) => ({ Component })),
            children: [
              { index: true, lazy: () => rulesPages().then(({ RulesIndex: Component }) => ({ Component })) },
              { path: 'oferta', lazy: () => import('./offering-page.tsx') },
              {
                path: 'situacoes',
                lazy: () => rulesPages().then(({ StatusesPage: Component }) => ({ Component })),
              },
              { path: 'movimento', lazy: () => import('./traffic-page.tsx') },
              {
                path: 'campos',
                lazy: () => rulesPages().then(({ FormsPage: Component }) => ({ Component })),
              },
              {
                path: 'campos/:type',
                lazy: () => rulesPages().then(({ FieldsPage: Component }) => ({ Component })),
              },
              { path: 'livro', loader: () => redirect(BOOK) },
              { path: 'requisitos', lazy: () => import('./requirements-page.tsx') },
              { path: 'mudancas', lazy: () => import('./changes-page.tsx') },
              {
                path: 'documentos',
                lazy: () => rulesPages().then(({ DocumentsPage: Component }) => ({ Component })),
              },
              {
                path: 'mensagens',
                lazy: () => rulesPages().then(({ MessagesPage: Component }) => ({ Component })),
              },
            ],
          },
        ],
      },
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
