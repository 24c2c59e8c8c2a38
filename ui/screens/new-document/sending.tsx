import { useSelector } from '@xstate/react'

import type { NewDocumentActor, NewDocumentView } from '#machines/new-document/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { UploadProgress } from '#ui/screens/upload/upload-progress.tsx'

type Props = { actor: NewDocumentActor; view: NewDocumentView }

/** The file on its way; whoever gives it up finds the form as it was. */
export function Sending({ actor, view: { title, requestName, typeName } }: Props) {
  const upload = useSelector(actor, (snapshot) => snapshot.children.upload)
  return (
    <>
      <PageTitle lead={requestName}>{title}</PageTitle>
      <Card>
        <DescriptionList items={[{ term: 'Tipo de documento', value: typeName }]} />
        {upload && <UploadProgress actor={upload} title={typeName} />}
      </Card>
    </>
  )
}
