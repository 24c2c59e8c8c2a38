import { mdiPencil, mdiReplyOutline } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { awaitsAnswer } from '#domain/requests/summary.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import {
  type ReadRequest,
  type RequestPageView,
  type RequestViewActor,
  requestPageView,
} from '#machines/requests/request-view/index.ts'
import { CorrectionRequest } from '#ui/parts/correction-request.tsx'
import { deadlineText } from '#ui/parts/deadline.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { Messages } from '#ui/parts/messages.tsx'
import { MissingRequest } from '#ui/parts/missing-request.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { ButtonLink, ButtonTo } from '#ui/primitives/button.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-view.ts'

import { AnswersPaper } from './answers-paper.tsx'
import { AnswersTab } from './answers-tab.tsx'
import { DocumentsTab, holdsFiles } from './documents-tab.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import * as css from './request-view.css.ts'
import { SummaryTab } from './summary-tab.tsx'

type Props = { actor: RequestViewActor; reader: DocumentReaderActor }

/**
 * Any request of the participant, read-only, in any status (D-32). If it was sent, its receipt is what is
 * printed.
 */
export function RequestView({ actor, reader }: Props) {
  const view = useSelector(actor, requestPageView, shallowEqual)
  const load = useSelector(actor, (snapshot) => snapshot.children.readRequest)
  const areAnswers = view.paper === 'answers'
  return (
    <>
      <div className={view.receipt || areAnswers ? `${page} ${css.screenOnly}` : page}>
        {view.screen === 'missing' && <MissingRequest />}
        {view.screen === 'loading' && (
          <Loading titled actor={load}>
            <Skeleton titled lines={6} label={common.loadingRequest} />
          </Loading>
        )}
        {view.request && <Reading actor={actor} reader={reader} view={view} request={view.request} />}
        {view.screen !== 'missing' && <BackToList />}
      </div>
      {view.request && areAnswers && (
        <AnswersPaper request={view.request} participant={view.participant} receipt={view.receipt} />
      )}
      {view.receipt && !areAnswers && <ReceiptPaper receipt={view.receipt} />}
    </>
  )
}

function Reading({ actor, reader, view, request }: Props & { view: RequestPageView; request: ReadRequest }) {
  const { tab, receipt, printProblem, correctionRequest, deadline, editPath } = view
  const { typeName, protocol } = request.summary
  const named = protocol && common.protocolOf(protocol)
  return (
    <>
      <div className={css.head}>
        {/* A new key for each request: two requests may have the same title. */}
        <PageTitle part={named || null} lead={<StatusLine summary={request.summary} />}>
          {typeName}
        </PageTitle>
        {editPath && correctionRequest === null && (
          <ButtonTo icon={mdiPencil} to={editPath}>
            {common.edit}
          </ButtonTo>
        )}
      </div>
      {correctionRequest !== null && (
        <Demand
          summary={request.summary}
          correctionRequest={correctionRequest}
          deadline={deadline}
          editPath={editPath}
        />
      )}
      <Tabs
        label={texts.parts}
        open={tab}
        onOpen={(chosen) => actor.send({ type: `${chosen}.chosen` })}
        tabs={[
          {
            id: 'summary',
            label: texts.summary,
            content: (
              <SummaryTab
                request={request}
                receipt={receipt}
                printProblem={printProblem}
                correctionRequest={correctionRequest}
                deadline={deadline}
                onPrint={() => actor.send({ type: 'print.chosen' })}
              />
            ),
            holdsControls: receipt !== null,
          },
          {
            id: 'answers',
            label: texts.answers,
            content: (
              <AnswersTab
                sections={request.sections}
                printProblem={printProblem}
                onPrint={() => actor.send({ type: 'answersPrint.chosen' })}
              />
            ),
            holdsControls: request.sections.length > 0,
          },
          {
            id: 'documents',
            label: texts.documents,
            content: <DocumentsTab reader={reader} request={request} />,
            holdsControls: holdsFiles(request),
          },
          ...(request.messages.length > 0
            ? [
                {
                  id: 'messages' as const,
                  label: common.messages,
                  content: <Messages messages={request.messages} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

function StatusLine({ summary: { protocol, planName, status, statusName } }: Pick<ReadRequest, 'summary'>) {
  return (
    <span className={css.statusLine}>
      {protocol && <span>{common.protocolOf(protocol)}</span>}
      {planName && <span>{common.planOf(planName)}</span>}
      <StatusChip status={status}>{statusName}</StatusChip>
    </span>
  )
}

type Demanded = Pick<ReadRequest, 'summary'> &
  Pick<RequestPageView, 'deadline' | 'editPath'> & { correctionRequest: string }

/** Shown above every tab: the demand of the fund and the link to answer it. */
function Demand({ summary, correctionRequest, deadline, editPath }: Demanded) {
  const [icon, words] = awaitsAnswer(summary)
    ? [mdiReplyOutline, texts.seeAndAnswer]
    : [mdiPencil, texts.correct]
  return (
    <CorrectionRequest request={summary} correctionRequest={correctionRequest}>
      {deadline && <p>{deadlineText(deadline)}</p>}
      {editPath && (
        <ButtonLink variant="primary" icon={icon} to={editPath}>
          {words}
        </ButtonLink>
      )}
    </CorrectionRequest>
  )
}
