import { shallowEqual, useSelector } from '@xstate/react'

import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { type WizardActor, wizardView } from '#machines/form/wizard/index.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { MissingRequest } from '#ui/parts/missing-request.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import * as common from '#ui/texts/common.ts'

import { FormEditor } from './form-editor.tsx'
import { Unavailable } from './unavailable.tsx'

type Props = { actor: WizardActor; uploadQueue: UploadQueueActor; reader: DocumentReaderActor }

export const Wizard = (props: Props) => (
  <div className={page}>
    <Screen {...props} />
  </div>
)

function Screen({ actor, ...documents }: Props) {
  const { screen, unavailable } = useSelector(actor, wizardView, shallowEqual)
  const editor = useSelector(actor, (snapshot) => snapshot.children.editor)
  switch (screen) {
    case 'loading':
      return <Coming actor={actor} />
    case 'missing':
      return <MissingRequest />
    case 'unavailable':
      return <Unavailable reason={unavailable} />
    case 'editing':
      return editor && <FormEditor actor={editor} {...documents} />
    case 'ended':
      return null
  }
}

function Coming({ actor }: Pick<Props, 'actor'>) {
  const load = useSelector(actor, (snapshot) => snapshot.children.loadRequest)
  return (
    <Loading titled actor={load}>
      <Skeleton titled lines={8} label={common.loadingRequest} />
    </Loading>
  )
}
