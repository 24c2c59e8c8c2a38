import { useSelector } from '@xstate/react'

import { localFileView } from '#machines/documents/local-file/index.ts'
import type { NewDocumentActor, NewDocumentView } from '#machines/documents/new-document/index.ts'
import { FilePicker } from '#ui/parts/file-picker.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'

import { Problems } from './problems.tsx'
import { purposeText, titleOf } from './words.ts'

type Props = { actor: NewDocumentActor; view: NewDocumentView }

/** The type of the document, the file, and Gravar. */
export function NewDocumentForm({ actor, view }: Props) {
  const localFile = useSelector(actor, (snapshot) => snapshot.children.localFile)
  const purpose = purposeText(view)
  const fileProblem = useSelector(localFile, (snapshot) => snapshot && localFileView(snapshot).problem)
  return (
    <>
      <PageTitle lead={view.requestName || purpose} troubled={view.trouble !== null}>
        {titleOf(view)}
      </PageTitle>
      {view.trouble && (
        <Problems title={view.trouble} ofType={view.typeProblem} ofFile={fileProblem ?? view.refusal} />
      )}
      <Card>
        {view.requestName && purpose && <p>{purpose}</p>}
        {view.isTypeLocked ? (
          <SummaryList items={[{ label: common.documentType, value: view.typeName }]} />
        ) : (
          <DocumentTypes actor={actor} view={view} />
        )}
        {localFile && <FilePicker actor={localFile} refusal={view.refusal} />}
      </Card>
      <ActionBar>
        <ButtonTo variant="secondary" to={view.backPath}>
          {common.back}
        </ButtonTo>
        <Button busy={view.isWaiting} onClick={() => actor.send({ type: 'document.saved' })}>
          {common.save}
        </Button>
      </ActionBar>
    </>
  )
}

function DocumentTypes({ actor, view: { types, typeId, typeProblem } }: Props) {
  return (
    <RadioGroup
      id="tipo"
      legend={common.documentType}
      columns
      required
      value={String(typeId ?? '')}
      choices={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={typeProblem}
      onChange={(value) => actor.send({ type: 'type.chosen', typeId: Number(value) })}
    />
  )
}
