import { saveFile } from '#ui/primitives/save-file.ts'

import type { Flow } from '../describe/flow.ts'
import { mermaidOf } from '../describe/mermaid.ts'
import { scxmlOf } from '../describe/scxml.ts'
import type { Tool } from './drawing-view.tsx'
import * as texts from './texts.ts'

/** The formats for other programs in which a chart can be downloaded. */
export const exportsOf = (flow: Flow): readonly Tool[] => [
  {
    label: texts.downloadMermaid,
    act: () => saveFile(new File([mermaidOf(flow)], `${flow.name}.mmd`, { type: 'text/plain' })),
  },
  {
    label: texts.downloadScxml,
    act: () => saveFile(new File([scxmlOf(flow)], `${flow.name}.scxml`, { type: 'application/scxml+xml' })),
  },
]
