import { shallowEqual, useSelector } from '@xstate/react'
import { rowValuesOf, takesAnswers } from '#domain/filled-requests/fields.ts'
import type { RowsSection, Values } from '#domain/forms/form.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/form-fields.ts'

import { FieldGrid } from './field-grid.tsx'
import { Fieldset } from './fieldset.tsx'
import { FundTable } from './fund-table.tsx'
import { describedByProblem, ListProblem, useListProblem } from './list-problem.tsx'
import { useKeyedRows } from './row-ids.ts'
import * as css from './rows.css.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

type Props = SectionProps<RowsSection>

const CPF = /^\d{11}$/

/* A beneficiary may have a CNPJ, which may contain letters. */
const documentNumber = (text: string) => (CPF.test(text) ? formatCpf(text) : text)

const onFile = ({ cpf = '', data_nascimento = '', nm_parentesco = '' }: Values) => [
  { label: common.cpf, value: documentNumber(cpf) },
  { label: texts.bornOn, value: brazilianFromIso(data_nascimento) },
  { label: texts.kinship, value: nm_parentesco },
]

/** Rows of the fund's records: read-only, with questions about each. */
export function FundRows({ actor, section, fold }: Props) {
  const rows = useKeyedRows(actor, section)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot.context.filled, section))
  const problem = useListProblem(actor, section)
  return (
    <SectionFrame
      actor={actor}
      section={section}
      fold={fold}
      help={isOpen ? section.help : undefined}
      {...describedByProblem(section, problem)}
    >
      <ListProblem section={section} said={problem} />
      <Rows actor={actor} section={section} rows={rows} />
    </SectionFrame>
  )
}

function Rows({ actor, section, rows }: Props & { rows: ReturnType<typeof useKeyedRows> }) {
  if (rows.length === 0) return <p className={css.empty}>{section.empty}</p>
  if (section.columns)
    return (
      <FundTable
        actor={actor}
        section={section}
        columns={section.columns}
        rowIds={rows.map(({ id }) => id)}
      />
    )
  return (
    <ul className={css.list}>
      {rows.map(({ id, key }) => (
        <li key={key}>
          <Person actor={actor} section={section} id={id} />
        </li>
      ))}
    </ul>
  )
}

function Person({ actor, section, id }: Props & { id: number }) {
  const values = useSelector(
    actor,
    (snapshot) => rowValuesOf(snapshot.context.filled, section, id),
    shallowEqual,
  )
  return (
    <Fieldset title={values.nome || section.rowLabel} inner>
      <SummaryList items={onFile(values)} />
      <FieldGrid actor={actor} section={section} rowId={id} />
    </Fieldset>
  )
}
