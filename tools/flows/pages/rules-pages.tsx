import { Outlet, useParams, useRouteLoaderData } from 'react-router-dom'

import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import type { DocumentRow, FieldRow, FormRules, Rules } from '../describe/rules.ts'
import { sectionsIn } from '../describe/sections.ts'
import { RULES_DATA } from './data.ts'
import { useTitles } from './frame.tsx'
import * as css from './pages.css.ts'
import { BOOK, documentRow, flowPath, moveRow, rulesPath } from './paths.ts'
import { RowName } from './row-name.tsx'
import * as texts from './rules-texts.ts'
import { TableCard } from './table-card.tsx'
import { toBook } from './texts.ts'

const PAGES = [
  ['oferta', texts.offering],
  ['situacoes', texts.statuses],
  ['movimento', texts.traffic],
  ['campos', texts.fields],
  ['documentos', texts.documents],
  ['mensagens', texts.messages],
  ['requisitos', texts.requirements],
  ['mudancas', texts.changes],
] as const

/** The frame of the pages of rules, with links to all of them. */
export const RulesFrame = () => (
  <>
    <nav aria-label={texts.title} className={css.ways}>
      <ul className={css.tabs}>
        {PAGES.map(([page, title]) => (
          <li key={page}>
            <Link to={rulesPath(page)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
    <Outlet />
  </>
)

export const useRules = () => useRouteLoaderData(RULES_DATA) as Rules

/** The name of each request type by its number. */
export function useTypes(): (types: readonly number[]) => string {
  const { types } = useRules().tables
  return (ids) =>
    ids.map((id) => `${types.find((type) => type.id === id)?.name ?? ''} (${id})`.trim()).join(', ')
}

export function RulesIndex() {
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <p className={css.ways}>
        <Link to={BOOK}>{toBook}</Link>
      </p>
      <Card>
        <ul className={css.list}>
          {PAGES.map(([page, title]) => (
            <li key={page} className={css.item}>
              <Link to={rulesPath(page)}>{title}</Link>
              <span className={css.small}>{texts.leads[page]}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** Who moves a request from one status to another. */
export const StatusesPage = () => (
  <>
    <PageTitle lead={texts.leads.situacoes}>{texts.statuses}</PageTitle>
    <StatusTables />
    <p className={css.hint}>
      <Link to={flowPath('request-status')}>{texts.statusFlow}</Link>
    </p>
  </>
)

export function StatusTables() {
  const { statuses } = useRules()
  const nameOf = (letter: string) => {
    const found = statuses.find((status) => status.letter === letter)
    return `${found?.label ?? ''} (${letter})`
  }
  const rows = statuses.flatMap((status) => status.moves.map((move) => ({ ...move, from: status.letter })))
  return (
    <>
      <TableCard
        caption={texts.movesCaption}
        rows={rows}
        keyOf={({ from, label }) => moveRow(from, label)}
        columns={[
          {
            header: texts.from,
            namesRow: true,
            cell: ({ from, label }) => <RowName id={moveRow(from, label)}>{nameOf(from)}</RowName>,
          },
          { header: texts.what, cell: ({ label }) => label },
          { header: texts.to, cell: ({ to }) => nameOf(to) },
          {
            header: texts.who,
            cell: ({ roles }) => (roles.length === 0 ? texts.participant : roles.join(', ')),
          },
        ]}
      />
      <TableCard
        caption={texts.statusesCaption}
        rows={statuses}
        keyOf={({ letter }) => letter}
        columns={[
          {
            header: texts.status,
            namesRow: true,
            cell: ({ letter }) => <RowName id={letter}>{nameOf(letter)}</RowName>,
          },
          { header: texts.means, cell: ({ means }) => means },
          {
            header: texts.editable,
            cell: ({ letter }) => texts.changeable[letter] ?? texts.nothing,
          },
        ]}
      >
        <p className={css.hint}>
          <Link to={rulesPath('campos')}>{texts.seeFields}</Link>
        </p>
      </TableCard>
    </>
  )
}

/** The forms, and the request types that use them. */
export function FormsPage() {
  const { forms } = useRules()
  const typesOf = useTypes()
  const sections = sectionsIn(forms)
  return (
    <>
      <PageTitle lead={texts.leads.campos}>{texts.fields}</PageTitle>
      <Card>
        <ul className={css.list}>
          {forms.map(({ type, fields }) => (
            <li key={type} className={css.item}>
              <Link to={rulesPath(`campos/${type}`)}>{typesOf([type])}</Link>
              <span className={css.small}>{texts.fieldCount(fields.length)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <TableCard
        caption={texts.sectionsCaption}
        rows={sections}
        keyOf={({ section }) => section}
        columns={[
          {
            header: texts.section,
            namesRow: true,
            cell: ({ section }) => <RowName id={section}>{section}</RowName>,
          },
          { header: texts.types, cell: ({ types }) => typesOf(types) },
          { header: texts.asked, cell: ({ labels }) => labels.join('; ') },
        ]}
      />
    </>
  )
}

/** The fields of one form. */
export function FieldsPage() {
  const { forms } = useRules()
  const { type = '' } = useParams()
  const form = forms.find((candidate) => `${candidate.type}` === type)
  if (form === undefined) return <PageTitle>{texts.noForm}</PageTitle>
  return (
    <>
      <PageTitle lead={texts.fieldsLead}>{`${form.name} (${form.type})`}</PageTitle>
      <FieldTable form={form} />
    </>
  )
}

export function FieldTable({ form }: { form: FormRules }) {
  const asked = form.fields.filter(({ shown }) => shown !== texts.never)
  const silent = form.fields.filter(({ shown }) => shown === texts.never)
  return (
    <>
      <TableCard
        caption={texts.fieldsCaption(form.name)}
        rows={asked}
        keyOf={({ path }) => path}
        columns={[
          {
            header: texts.field,
            namesRow: true,
            cell: ({ label, path }) => <RowName id={path}>{label}</RowName>,
          },
          { header: texts.place, cell: ({ step, section }) => `${step} › ${section}` },
          { header: texts.shown, cell: ({ shown }) => shown },
          {
            header: texts.required,
            cell: ({ required, filled }) => (
              <>
                {texts.requiredIn(required)}
                {filled !== texts.never && (
                  <span className={css.small}>
                    {texts.filled}: {filled}
                  </span>
                )}
              </>
            ),
          },
          {
            header: texts.editable,
            cell: ({ editableIn }) => texts.fieldEditableIn[editableIn],
          },
          {
            header: texts.hint,
            cell: ({ hint, path }) => (
              <>
                {hint}
                <span className={css.small}>{path}</span>
              </>
            ),
          },
        ]}
      />
      {silent.length > 0 && (
        <Card title={texts.silent}>
          <p>{silent.map(({ label }: FieldRow) => label).join('; ')}</p>
        </Card>
      )}
    </>
  )
}

/** The required documents. */
export function DocumentsPage() {
  const { documents } = useRules()
  return (
    <>
      <PageTitle lead={texts.leads.documentos}>{texts.documents}</PageTitle>
      <DocumentTable caption={texts.documentsCaption} documents={documents} />
    </>
  )
}

type DocumentTableProps = { caption: string; documents: readonly DocumentRow[] }

export function DocumentTable({ caption, documents }: DocumentTableProps) {
  const typesOf = useTypes()
  return (
    <TableCard
      caption={caption}
      rows={documents}
      keyOf={documentRow}
      columns={[
        {
          header: texts.document,
          namesRow: true,
          cell: (row) => <RowName id={documentRow(row)}>{row.name}</RowName>,
        },
        { header: texts.types, cell: ({ types }) => typesOf(types) },
        { header: texts.of, cell: ({ of }) => texts.whose[of] },
        {
          header: texts.regra,
          cell: ({ regra, plan }) => (plan === null ? `${regra}` : `${regra}; ${plan}`),
        },
        { header: texts.shown, cell: ({ asked }) => asked },
        { header: texts.holdsBack, cell: ({ holdsBack }) => holdsBack },
      ]}
    />
  )
}

/** The messages, and where each is shown. */
export const MessagesPage = () => (
  <>
    <PageTitle lead={texts.leads.mensagens}>{texts.messages}</PageTitle>
    <MessageTable />
  </>
)

export function MessageTable() {
  const { messages } = useRules()
  const typesOf = useTypes()
  const titleOf = useTitles()
  return (
    <TableCard
      caption={texts.messagesCaption}
      rows={messages}
      keyOf={({ sentence, charts, fields }) =>
        [sentence, ...charts, ...fields.map(({ label }) => label)].join(' ')
      }
      columns={[
        {
          header: texts.message,
          namesRow: true,
          cell: ({ sentence }) => <RowName id={sentence}>{sentence}</RowName>,
        },
        {
          header: texts.flows,
          cell: ({ charts }) =>
            charts.length === 0
              ? texts.nothing
              : charts.map((chart) => (
                  <p key={chart}>
                    <Link to={flowPath(chart)}>{titleOf(chart)}</Link>
                  </p>
                )),
        },
        {
          header: texts.besideFields,
          cell: ({ fields }) =>
            fields.length === 0
              ? texts.nothing
              : fields.map(({ label, types }) => (
                  <p key={`${label} ${types}`}>
                    {label} <span className={css.small}>{typesOf(types)}</span>
                  </p>
                )),
        },
      ]}
    />
  )
}
