import { mdiTrayArrowUp } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import {
  type CloudPickerActor,
  type CloudPickerView,
  cloudPickerView,
} from '#machines/documents/cloud-picker/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { DocumentNotAsked } from '#ui/parts/document-not-asked.tsx'
import { Loading } from '#ui/parts/loading.tsx'
import { MissingRequest } from '#ui/parts/missing-request.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { takeFocus } from '#ui/primitives/take-focus.ts'
import * as texts from '#ui/texts/cloud-picker.ts'
import * as common from '#ui/texts/common.ts'

import { CloudDocuments } from './cloud-documents.tsx'
import * as css from './cloud-picker.css.ts'

type Props = {
  actor: CloudPickerActor
  /** Opens and downloads the listed documents. */
  reader: DocumentReaderActor
}
type DrawnProps = Props & { view: CloudPickerView }

/** The participant's cloud: a document is chosen for a request, or the documents are only viewed. */
export function CloudPicker({ actor, reader }: Props) {
  const view = useSelector(actor, cloudPickerView, shallowEqual)
  return (
    <div className={page}>
      <Screen actor={actor} reader={reader} view={view} />
    </div>
  )
}

function Screen({ actor, reader, view }: DrawnProps) {
  switch (view.screen) {
    case 'missing':
      return <MissingRequest />
    case 'loading':
      return (
        <>
          <Coming actor={actor} view={view} />
          <Back view={view} />
        </>
      )
    case 'rowGone':
      return <DocumentNotAsked requestName={view.requestName} backPath={view.backPath} />
    case 'showing':
      return (
        <>
          <Head view={view} />
          {view.obstacle && <Alert tone="info">{view.obstacle}</Alert>}
          {/* A new title takes the focus; the new key lets the refusal take it back. */}
          {view.refusal && <Refusal key={String(view.isForReading)}>{view.refusal}</Refusal>}
          <Card>
            <CloudDocuments actor={actor} reader={reader} view={view} />
          </Card>
          <Back view={view} />
        </>
      )
  }
}

/** Two reads run at once; two refusals are shown one after the other. */
function Coming({ actor, view }: Pick<DrawnProps, 'actor' | 'view'>) {
  const { loadDocuments, loadRequest } = useSelector(actor, (snapshot) => snapshot.children, shallowEqual)
  return (
    <Loading titled actor={loadDocuments}>
      <Loading titled actor={loadRequest}>
        <Skeleton titled records="tall" lines={view.pageSize} label={texts.loading} />
      </Loading>
    </Loading>
  )
}

/** Takes the focus, because the clicked button may be far below it in the table. */
const Refusal = ({ children }: { children: string }) => (
  <div tabIndex={-1} ref={takeFocus}>
    <Alert tone="error">{children}</Alert>
  </div>
)

function Head({ view }: Pick<DrawnProps, 'view'>) {
  const { requestName, sendPath, request, documents } = view
  return (
    <div className={css.head}>
      <PageTitle lead={requestName}>{titleOf(view)}</PageTitle>
      {request === null && sendPath && documents.length > 0 && (
        <ButtonTo icon={mdiTrayArrowUp} to={sendPath}>
          {common.sendDocument}
        </ButtonTo>
      )}
    </div>
  )
}

/** What the document is chosen for; otherwise the name of the list. */
function titleOf({ isChoosing, askedName }: CloudPickerView): string {
  if (isChoosing) return texts.chooseFor(askedName ?? texts.complementary)
  return askedName === null ? common.myDocuments : texts.myDocumentsOf(askedName)
}

/** Disabled while a document is being attached. */
function Back({ view: { backPath, attachingId, place, isForReading } }: Pick<DrawnProps, 'view'>) {
  return (
    <ActionBar>
      <ButtonTo
        variant={isForReading ? 'primary' : 'secondary'}
        to={backPath}
        disabled={attachingId !== null}
      >
        {place.row === null && place.requestId !== null ? texts.leave : common.back}
      </ButtonTo>
    </ActionBar>
  )
}
