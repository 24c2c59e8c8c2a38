import { mdiCloudOutline, mdiPlus } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { messages } from '#domain/messages.ts'
import { cloudPath, typesPath } from '#domain/navigation/paths.ts'
import type { ConsentWithdrawalActor } from '#machines/consent/consent-withdrawal/index.ts'
import type { ParticipantAreaActor } from '#machines/consent/participant-area/index.ts'
import {
  type RequestListActor,
  type RequestListView,
  requestListView,
  sentNewsOf,
} from '#machines/requests/request-list/index.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { AreaProblem } from '#ui/parts/participant-area.tsx'
import { ParticipantCard } from '#ui/parts/participant-card.tsx'
import { ButtonLink, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-list.ts'

import { JustSent } from './just-sent.tsx'
import * as css from './request-list.css.ts'
import { RequestTable } from './request-table.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { Waiting } from './waiting.tsx'
import { Withdrawal } from './withdrawal.tsx'

type Props = { actor: RequestListActor; area: ParticipantAreaActor }

export function RequestList({ actor, area, withdrawal }: Props & { withdrawal: ConsentWithdrawalActor }) {
  const view = useSelector(actor, requestListView, shallowEqual)
  const news = sentNewsOf(view)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.whose}>
          <PageTitle>{texts.title}</PageTitle>
          <ParticipantCard name={view.name} cpf={view.cpf} />
        </div>
        <div className={css.ways}>
          <ButtonLink variant="quiet" icon={mdiCloudOutline} to={cloudPath}>
            {common.myDocuments}
          </ButtonLink>
          <ButtonTo icon={mdiPlus} to={typesPath}>
            {texts.newRequest}
          </ButtonTo>
        </div>
      </div>
      {news && <JustSent actor={actor} news={news} />}
      <Requests actor={actor} area={area} view={view} />
      {view.screen !== 'loading' && <Withdrawal actor={withdrawal} />}
    </div>
  )
}

function Requests({ actor, area, view }: Props & { view: RequestListView }) {
  switch (view.screen) {
    case 'loading':
      return <Coming actor={actor} view={view} />
    case 'empty':
      return (
        <Card>
          <RequestTable rows={[]} area={area} empty={messages.noRequests} />
        </Card>
      )
    case 'listing':
      return <Listing actor={actor} area={area} view={view} />
  }
}

function Coming({ actor, view }: Pick<Props, 'actor'> & { view: RequestListView }) {
  const load = useSelector(actor, (snapshot) => snapshot.children.loadRequests)
  return (
    <Card>
      <Loading actor={load}>
        <Skeleton records="short" lines={view.pageSize} label={texts.loading} />
      </Loading>
    </Card>
  )
}

const Listing = ({ actor, area, view }: Props & { view: RequestListView }) => (
  <>
    <Waiting actor={actor} />
    <Card>
      <AreaProblem actor={area} />
      <RequestTabs actor={actor} area={area} view={view} />
    </Card>
  </>
)
