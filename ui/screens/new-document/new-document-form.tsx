import { useSelector } from '@xstate/react'

import { fileChoiceView } from '#machines/file-choice/index.ts'
import type { NewDocumentActor, NewDocumentView } from '#machines/new-document/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { FilePicker } from '#ui/screens/file-choice/file-picker.tsx'

import { Problems } from './problems.tsx'

type Props = { actor: NewDocumentActor; view: NewDocumentView }

/** The type of the document, the file, and Gravar (core 2). */
export function NewDocumentForm({ actor, view }: Props) {
  const fileChoice = useSelector(actor, (snapshot) => snapshot.children.fileChoice)
  const said = useSelector(fileChoice, (snapshot) => snapshot && fileChoiceView(snapshot).problem)
  return (
    <>
      <PageTitle lead={view.requestName || view.purpose} troubled={view.trouble !== null}>
        {view.title}
      </PageTitle>
      {view.trouble && (
        <Problems title={view.trouble} ofType={view.typeProblem} ofFile={said ?? view.refusal} />
      )}
      <Card>
        {view.requestName && view.purpose && <p>{view.purpose}</p>}
        {view.isTypeLocked ? (
          <DescriptionList items={[{ term: 'Tipo de documento', value: view.typeName }]} />
        ) : (
          <DocumentTypes actor={actor} view={view} />
        )}
        {fileChoice && <FilePicker actor={fileChoice} refusal={view.refusal} />}
      </Card>
      <ActionBar>
        <ButtonTo variant="secondary" to={view.backPath}>
          Voltar
        </ButtonTo>
        <Button busy={view.isWaiting} onClick={() => actor.send({ type: 'document.saved' })}>
          Gravar
        </Button>
      </ActionBar>
    </>
  )
}

function DocumentTypes({ actor, view: { types, typeId, typeProblem } }: Props) {
  return (
    <RadioGroup
      id="tipo"
      legend="Tipo de documento"
      columns
      required
      value={String(typeId ?? '')}
      choices={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={typeProblem}
      onChange={(value) => actor.send({ type: 'type.chosen', typeId: Number(value) })}
    />
  )
}
