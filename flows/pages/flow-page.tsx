import { useLoaderData, useSearchParams } from 'react-router-dom'

import { PageTitle } from '#ui/primitives/page-title.tsx'

import { statesIn } from '../describe/flow.ts'
import type { FlowPage as Page } from '../site.ts'
import { DrawingView } from './drawing-view.tsx'
import { MessageList } from './message-list.tsx'
import * as css from './pages.css.ts'
import { STATE } from './paths.ts'
import { StatePanel } from './state-panel.tsx'
import * as texts from './texts.ts'
import { TransitionTable } from './transition-table.tsx'

/** One chart: its drawing, the state that is chosen, and the same as a table. */
export function FlowPage() {
  const { flow, drawing, requirements } = useLoaderData<Page>()
  const [query, setQuery] = useSearchParams()
  const states = statesIn(flow.root)
  const chosen = states.find(({ id }) => id === query.get(STATE)) ?? null
  const nameOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  const choose = (id: string | null) => setQuery(id === null ? {} : { [STATE]: id }, { replace: true })
  return (
    <>
      <PageTitle lead={flow.purpose}>{flow.title}</PageTitle>
      <p className={css.hint}>{texts.drawingHelp}</p>
      <div className={css.beside}>
        <DrawingView
          drawing={drawing}
          label={texts.drawingOf(flow.title)}
          nameOf={nameOf}
          chosen={chosen?.id ?? null}
          onChoose={choose}
        />
        <StatePanel flow={flow} state={chosen} nameOf={nameOf} requirements={requirements} onClose={() => choose(null)} />
      </div>
      <TransitionTable flow={flow} nameOf={nameOf} />
      <MessageList messages={flow.messages} />
    </>
  )
}
