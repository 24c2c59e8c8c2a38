import '#ui/global.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { Frame } from '#ui/shell/frame.tsx'

import { ComponentsPage } from './components-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('componentes.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Frame help="Cada parte das telas, com os seus estados e quando usá-la. Esta página só existe no desenvolvimento.">
      <ComponentsPage />
    </Frame>
  </StrictMode>,
)
