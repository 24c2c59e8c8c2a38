import { useLoaderData } from 'react-router-dom'

import { PageTitle } from '#ui/primitives/page-title.tsx'

import { statesIn } from '../describe/flow.ts'
import type { FlowPage } from '../site.ts'
import { readFlow, readIndex } from './data.ts'
import { DrawingView } from './drawing-view.tsx'
import { MessageList } from './message-list.tsx'
import * as css from './pages.css.ts'
import { StateTable } from './state-table.tsx'
import * as texts from './texts.ts'
import { TransitionTable } from './transition-table.tsx'

export async function loader(): Promise<readonly FlowPage[]> {
  const { charts } = await readIndex()
  return Promise.all(charts.map(({ name }) => readFlow(name)))
}

/** All charts on one page, for printing. */
export function Component() {
  const pages = useLoaderData<readonly FlowPage[]>()
  return (
    <>
      <PageTitle lead={texts.bookLead}>{texts.book}</PageTitle>
      {pages.map(({ flow, drawing, coverage }) => {
        const states = statesIn(flow.root)
        const nameOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
        return (
          <section key={flow.name} className={css.chapter} aria-labelledby={`chapter-${flow.name}`}>
            <h2 id={`chapter-${flow.name}`} className={css.panelTitle}>
              {flow.title}
            </h2>
            <p>{flow.purpose}</p>
            <DrawingView
              drawing={drawing}
              label={texts.drawingOf(flow.title)}
              fileName={flow.name}
              chosen={null}
              onChoose={() => {}}
            />
            <StateTable flow={flow} coverage={coverage} />
            <TransitionTable flow={flow} nameOf={nameOf} coverage={coverage} />
            <MessageList messages={flow.messages} />
          </section>
        )
      })}
    </>
  )
}
