import { mdiPlus, mdiTrashCanOutline, mdiUndo } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import {
  canEditRows,
  fieldPath,
  removedRowIn,
  rowIdsOf,
  rowValuesOf,
} from '#domain/filled-requests/fields.ts'
import { peopleFor } from '#domain/filled-requests/sections.ts'
import type { RowsSection } from '#domain/forms/form.ts'
import { isFromFund } from '#domain/forms/from-fund.ts'
import type { PersonOffered } from '#domain/forms/suggested.ts'
import type { EditorEvent, FormEditorActor } from '#machines/form/form-editor/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import * as texts from '#ui/texts/form-fields.ts'
import * as sections from '#ui/texts/form-sections.ts'
import { FieldGrid } from './field-grid.tsx'
import { Fieldset } from './fieldset.tsx'
import { describedByProblem, ListProblem, useListProblem } from './list-problem.tsx'
import { useKeyedRows } from './row-ids.ts'
import * as css from './rows.css.ts'
import { RowsTotal } from './rows-total.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

type Props = SectionProps<RowsSection>

const undoButtonId = ({ part }: RowsSection) => `${part}.desfazer`

/** Rows that the participant adds, fills in and removes. */
export function ParticipantRows({ actor, section, fold }: Props) {
  const { part, help, empty, rowLabel } = section
  const rows = useKeyedRows(actor, section)
  const canAdd = useSelector(actor, (snapshot) => canEditRows(snapshot.context.filled, part))
  const problem = useListProblem(actor, section)

  const add = () => changeRows(actor, { type: 'row.added', part }, () => firstFieldOf(actor, section, -1))

  return (
    <SectionFrame
      actor={actor}
      section={section}
      fold={fold}
      help={canAdd ? help : undefined}
      {...describedByProblem(section, problem)}
    >
      <ListProblem section={section} said={problem} />
      {rows.length > 0 && (
        <ol className={css.list}>
          {rows.map(({ id, key }, index) => (
            <li key={key}>
              <Row actor={actor} section={section} id={id} name={texts.rowNumbered(rowLabel, index + 1)} />
            </li>
          ))}
        </ol>
      )}
      <RowsTotal actor={actor} section={section} />
      <Removed actor={actor} section={section} />
      <div className={css.start}>
        {rows.length === 0 && <p className={css.empty}>{empty}</p>}
        {canAdd && (
          <Button variant="secondary" icon={mdiPlus} onClick={add}>
            {texts.add(rowLabel)}
          </Button>
        )}
        <OnRecord actor={actor} section={section} />
      </div>
    </SectionFrame>
  )
}

/** People on the fund's records; a button for each adds a row with their data. */
function OnRecord({ actor, section }: Props) {
  const people = useSelector(actor, (snapshot) => peopleFor(snapshot.context.filled, section), dequal)
  const { part } = section
  const add = (answers: PersonOffered['answers']) => {
    actor.send({ type: 'row.added', part })
    const rowId = rowIdsOf(actor.getSnapshot().context.filled, section).at(-1) ?? 0
    for (const [name, value] of Object.entries(answers))
      actor.send({ type: 'answer.changed', part, rowId, name, value })
  }
  /* Two people may share the first name; then the full name is used. */
  const first = (name: string) => name.split(' ')[0] ?? ''
  const shortName = (name: string) =>
    people.filter(({ answers: { nome } }) => first(nome) === first(name)).length > 1 ? name : first(name)
  return people.map(({ kinship, answers }) => (
    <Button
      key={answers.cpf}
      variant="secondary"
      icon={mdiPlus}
      onClick={() =>
        focusAfter(
          () => add(answers),
          () => firstFieldOf(actor, section, -1),
        )
      }
    >
      {sections.addFromRecord(shortName(answers.nome), kinship)}
    </Button>
  ))
}

/** Changes the rows if the chart allows it, and moves the focus to the element with the id. */
function changeRows(actor: FormEditorActor, change: EditorEvent, id: () => string): void {
  if (actor.getSnapshot().can(change)) focusAfter(() => actor.send(change), id)
}

/** The id of the first field of a row; -1 is the last row. */
const firstFieldOf = (actor: FormEditorActor, section: RowsSection, index: number) =>
  fieldPath(
    section,
    section.fields[0]?.name ?? '',
    rowIdsOf(actor.getSnapshot().context.filled, section).at(index) ?? 0,
  )

/** Undo for the row that was removed last. */
function Removed({ actor, section }: Props) {
  const removed = useSelector(
    actor,
    (snapshot) => removedRowIn(snapshot.context.filled, section),
    shallowEqual,
  )
  if (removed === null) return null
  const { index } = removed
  const name = removed.name || texts.rowNumbered(section.rowLabel, index + 1).toLowerCase()
  const undo = () =>
    changeRows(actor, { type: 'row.restored', part: section.part }, () => firstFieldOf(actor, section, index))
  return (
    <div className={css.removed}>
      <p className={css.removedName}>{texts.removed(name)}</p>
      <Button
        id={undoButtonId(section)}
        variant="quiet"
        icon={mdiUndo}
        aria-label={texts.undoNamed(name)}
        onClick={undo}
      >
        {texts.undo}
      </Button>
    </div>
  )
}

function Row({ actor, section, id, name }: Props & { id: number; name: string }) {
  const { part } = section
  const canRemove = useSelector(actor, (snapshot) => canEditRows(snapshot.context.filled, part))
  const isProposed = useSelector(actor, (snapshot) =>
    isFromFund(rowValuesOf(snapshot.context.filled, section, id)),
  )
  const remove = () =>
    changeRows(actor, { type: 'row.removed', part, rowId: id }, () => undoButtonId(section))
  return (
    <Fieldset title={name} inner>
      {isProposed && <p className={css.origin}>{texts.proposedByFund}</p>}
      <FieldGrid actor={actor} section={section} rowId={id} />
      {canRemove && (
        <div className={css.end}>
          <Button
            variant="quiet"
            icon={mdiTrashCanOutline}
            aria-label={texts.removeNamed(name)}
            onClick={remove}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </Fieldset>
  )
}
