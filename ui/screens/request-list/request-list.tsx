import { mdiCloudOutline, mdiPlus } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { cloudPath, typesPath } from '#domain/navigation/paths.ts'
import type { ParticipantAreaActor } from '#machines/participant-area/index.ts'
import { type RequestListActor, type RequestListView, requestListView } from '#machines/request-list/index.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { AreaProblem } from '#ui/parts/participant-area.tsx'
import { ParticipantCard } from '#ui/parts/participant-card.tsx'
import { ButtonLink, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-list.ts'

import { JustSent } from './just-sent.tsx'
import { NoRequests } from './no-requests.tsx'
import * as css from './request-list.css.ts'
import { RequestTabs } from './request-tabs.tsx'

type Props = { actor: RequestListActor; area: ParticipantAreaActor }

export function RequestList({ actor, area }: Props) {
  const view = useSelector(actor, requestListView, shallowEqual)
  return (
    <div className={page}>
      <div className={css.head}>
        <PageTitle>{texts.title}</PageTitle>
        <div className={css.ways}>
          <ButtonLink variant="quiet" icon={mdiCloudOutline} to={cloudPath}>
            {common.myDocuments}
          </ButtonLink>
          <ButtonTo variant={view.screen === 'empty' ? 'secondary' : 'primary'} icon={mdiPlus} to={typesPath}>
            {texts.newRequest}
          </ButtonTo>
        </div>
      </div>
      {view.justSent && <JustSent request={view.justSent} />}
      <ParticipantCard name={view.name} cpf={view.cpf} />
      <Card>
        <AreaProblem actor={area} />
        <Requests actor={actor} area={area} view={view} />
      </Card>
    </div>
  )
}

function Requests({ actor, area, view }: Props & { view: RequestListView }) {
  switch (view.screen) {
    case 'loading':
      return <Coming actor={actor} view={view} />
    case 'empty':
      return <NoRequests area={area} />
    case 'listing':
      return <RequestTabs actor={actor} area={area} view={view} />
  }
}

function Coming({ actor, view }: Pick<Props, 'actor'> & { view: RequestListView }) {
  const load = useSelector(actor, (snapshot) => snapshot.children.loadRequests)
  return (
    <Loading actor={load}>
      <Skeleton records="searched" lines={view.pageSize} label={texts.loading} />
    </Loading>
  )
}
