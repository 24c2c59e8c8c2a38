import { shallowEqual, useSelector } from '@xstate/react'
import { listPath, newCloudDocumentPath } from '#domain/navigation/paths.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import {
  type AcceptanceActor,
  type AcceptanceView,
  acceptanceView,
} from '#machines/acceptance/acceptance/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { CorrectionRequest } from '#ui/parts/correction-request.tsx'
import { Loading } from '#ui/parts/loading.tsx'
import { Messages } from '#ui/parts/messages.tsx'
import { MissingRequest } from '#ui/parts/missing-request.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'
import { toTheStart } from '#ui/texts/nowhere.ts'

import * as css from './acceptance.css.ts'
import { Amounts } from './amounts.tsx'
import { Answer } from './answer.tsx'
import { Beneficiaries } from './beneficiaries.tsx'
import { Corrections } from './corrections.tsx'
import { Judged, Judgement } from './judgement.tsx'
import { Owner } from './owner.tsx'

type Props = { actor: AcceptanceActor; uploadQueue: UploadQueueActor; reader: DocumentReaderActor }

/** The acceptance of a new amount: answered, corrected, judged or read-only, by its status (D-107). */
export function Acceptance({ actor, ...documents }: Props) {
  const view = useSelector(actor, acceptanceView, shallowEqual)
  const load = useSelector(actor, (snapshot) => snapshot.children.loadAcceptance)
  if (view.screen === 'missing') return <MissingRequest />
  return (
    <div className={page}>
      {view.screen === 'loading' && (
        <Loading titled actor={load}>
          <Skeleton titled lines={6} label={texts.loading} />
        </Loading>
      )}
      {view.screen === 'showing' && view.request && (
        <Shown actor={actor} view={view} request={view.request} {...documents} />
      )}
      {view.isOfOther ? <StaffWays hasCloud={view.hasCloud} /> : <BackToList />}
    </div>
  )
}

type ShownProps = Props & { view: AcceptanceView; request: ReadAcceptance }

function Shown({ actor, view, request, uploadQueue, reader }: ShownProps) {
  const { summary, answered } = request
  const { correction, judgement } = useSelector(actor, ({ children }) => children)
  const said = view.isOfOther ? texts.otherAnsweredWith : texts.answeredWith
  return (
    <>
      <PageTitle
        part={summary.protocol === '' ? null : common.protocolOf(summary.protocol)}
        troubled={view.alert !== null}
        lead={<StatusLine summary={summary} />}
      >
        {summary.typeName}
      </PageTitle>
      {view.alert && <Alert tone="error">{view.alert}</Alert>}
      {view.isOfOther && request.owner && <Owner owner={request.owner} />}
      {view.correctionRequest !== null && (
        <CorrectionRequest request={summary} correctionRequest={view.correctionRequest} />
      )}
      {answered && <Alert tone="info">{said[answered]}</Alert>}
      <Amounts request={request} />
      {view.task === 'answering' && <Answer actor={actor} view={view} request={request} />}
      <Beneficiaries people={request.beneficiaries} />
      {correction && <Corrections actor={correction} uploadQueue={uploadQueue} reader={reader} />}
      {view.isOfOther &&
        (judgement ? <Judgement actor={judgement} reader={reader} /> : <Judged request={request} />)}
      <Messages messages={request.messages} said={view.correctionRequest} />
    </>
  )
}

function StatusLine({ summary: { protocol, status, statusName } }: Pick<ReadAcceptance, 'summary'>) {
  return (
    <span className={css.statusLine}>
      {protocol && <span>{common.protocolOf(protocol)}</span>}
      <StatusChip status={status}>{statusName}</StatusChip>
    </span>
  )
}

/** Links for staff who read a participant's request; without a cloud they have no documents or list (STAFF-20). */
function StaffWays({ hasCloud }: Pick<AcceptanceView, 'hasCloud'>) {
  if (!hasCloud)
    return (
      <ActionBar>
        <ButtonTo variant="secondary" to={listPath}>
          {toTheStart}
        </ButtonTo>
      </ActionBar>
    )
  return (
    <ActionBar>
      <ButtonTo variant="quiet" to={newCloudDocumentPath}>
        {common.sendDocument}
      </ButtonTo>
      <ButtonTo variant="secondary" to={listPath}>
        {texts.toRequests}
      </ButtonTo>
    </ActionBar>
  )
}
