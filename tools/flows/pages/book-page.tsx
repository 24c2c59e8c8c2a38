import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'

import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Table } from '#ui/primitives/table.tsx'

import { statesIn } from '../describe/flow.ts'
import type { RequirementRow } from '../describe/requirements.ts'
import type { FlowPage } from '../site.ts'
import { readFlow, readIndex, readRequirements } from './data.ts'
import { DrawingView } from './drawing-view.tsx'
import { MessageList } from './message-list.tsx'
import * as css from './pages.css.ts'
import { CHAPTER, chapterPath } from './paths.ts'
import { RequirementTable } from './requirement-table.tsx'
import { DocumentTable, FieldTable, MessageTable, StatusTables, useRules, useTypes } from './rules-pages.tsx'
import * as rulesTexts from './rules-texts.ts'
import { StateTable } from './state-table.tsx'
import * as texts from './texts.ts'
import { TransitionTable } from './transition-table.tsx'

type Book = { readonly pages: readonly FlowPage[]; readonly requirements: readonly RequirementRow[] }

export async function loader(): Promise<Book> {
  const { charts } = await readIndex()
  const [requirements, ...pages] = await Promise.all([
    readRequirements(),
    ...charts.map(({ name }) => readFlow(name)),
  ])
  return { pages, requirements }
}

/** Another chapter in the URL needs no other data. */
export const shouldRevalidate = () => false

type Chapter = { readonly id: string; readonly title: string; readonly content: ReactNode }

/** All charts and all rules on one page, for printing, with a table of contents. */
export function Component() {
  const { pages, requirements } = useLoaderData<Book>()
  const parts = [
    { title: texts.bookFlows, chapters: pages.map(chapterOfFlow) },
    { title: texts.rules, chapters: useRulesChapters(requirements) },
  ]
  const [query] = useSearchParams()
  const wanted = query.get(CHAPTER)
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted)?.focus()
  }, [wanted])
  return (
    <>
      <PageTitle lead={texts.bookLead}>{texts.book}</PageTitle>
      <nav aria-label={texts.contents} className={css.contents}>
        {parts.map(({ title, chapters }) => (
          <section key={title}>
            <h2 className={css.panelTitle}>{title}</h2>
            <ol className={css.chapters}>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <Link to={chapterPath(chapter.id)}>{chapter.title}</Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
      {parts.flatMap(({ chapters }) =>
        chapters.map(({ id, title, content }) => (
          <section key={id} className={css.chapter} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className={css.panelTitle}>
              {title}
            </h2>
            {content}
          </section>
        )),
      )}
    </>
  )
}

function chapterOfFlow({ flow, drawing, coverage }: FlowPage): Chapter {
  const states = statesIn(flow.root)
  const nameOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  return {
    id: flow.name,
    title: flow.title,
    content: (
      <>
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
      </>
    ),
  }
}

function useRulesChapters(requirements: Book['requirements']): readonly Chapter[] {
  const { forms, documents } = useRules()
  const { offering, statuses, fields, documents: documentsTitle, messages, documentsCaption } = rulesTexts
  return [
    { id: 'oferta', title: offering, content: <OfferingTable /> },
    { id: 'situacoes', title: statuses, content: <StatusTables /> },
    ...forms.map((form) => ({
      id: `campos-${form.type}`,
      title: `${fields}: ${form.name} (${form.type})`,
      content: <FieldTable form={form} />,
    })),
    {
      id: 'documentos',
      title: documentsTitle,
      content: <DocumentTable caption={documentsCaption} documents={documents} />,
    },
    { id: 'mensagens', title: messages, content: <MessageTable /> },
    {
      id: 'requisitos',
      title: rulesTexts.requirements,
      content: <RequirementTable rows={requirements} />,
    },
  ]
}

/** Which type is offered for which participants. */
function OfferingTable() {
  const { offering } = useRules()
  const typesOf = useTypes()
  return (
    <Card>
      <Table
        caption={rulesTexts.offering}
        rows={offering}
        keyOf={({ type }) => type}
        empty={rulesTexts.none}
        columns={[
          { header: rulesTexts.type, namesRow: true, cell: ({ type }) => typesOf([type]) },
          { header: rulesTexts.ruleColumn, cell: ({ offered }) => offered },
          { header: rulesTexts.startColumn, cell: ({ start }) => start },
        ]}
      />
    </Card>
  )
}
