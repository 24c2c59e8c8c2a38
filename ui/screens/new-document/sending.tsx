import { useSelector } from '@xstate/react'

import type { NewDocumentActor, NewDocumentView } from '#machines/documents/new-document/index.ts'
import { uploadView } from '#machines/documents/upload/index.ts'
import { UploadProgress } from '#ui/parts/upload-progress.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/new-document.ts'

type Props = { actor: NewDocumentActor; view: NewDocumentView }

/** The upload in progress; on cancel the form is shown unchanged. */
export function Sending({ actor, view: { isComplementary, requestName, typeName } }: Props) {
  const upload = useSelector(actor, (snapshot) => snapshot.children.upload)
  const hasStopped = useSelector(
    upload,
    (snapshot) => snapshot !== undefined && uploadView(snapshot).stage === 'stopped',
  )
  const sendingTitle = isComplementary ? texts.sendingComplementaryTitle : texts.sendingTitle
  return (
    <>
      <PageTitle lead={requestName} troubled={hasStopped}>
        {hasStopped ? texts.stoppedTitle : sendingTitle}
      </PageTitle>
      <Card>
        <SummaryList items={[{ label: common.documentType, value: typeName }]} />
        {upload && <UploadProgress actor={upload} title={typeName} />}
      </Card>
    </>
  )
}
