import { mdiFileLockOutline } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import {
  type NewDocumentActor,
  type NewDocumentView,
  newDocumentView,
} from '#machines/documents/new-document/index.ts'
import { DeadEnd } from '#ui/parts/dead-end.tsx'
import { DocumentNotAsked } from '#ui/parts/document-not-asked.tsx'
import { Loading } from '#ui/parts/loading.tsx'
import { MissingRequest } from '#ui/parts/missing-request.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import * as common from '#ui/texts/common.ts'
import { toRequest } from '#ui/texts/nowhere.ts'

import { NewDocumentForm } from './new-document-form.tsx'
import { Sending } from './sending.tsx'
import { titleOf } from './words.ts'

type Props = { actor: NewDocumentActor }
type DrawnProps = Props & { view: NewDocumentView }

/** Uploads a document from the form of the request that requires it. */
export function NewDocument({ actor }: Props) {
  const view = useSelector(actor, newDocumentView, shallowEqual)
  return (
    <div className={page}>
      <Screen actor={actor} view={view} />
    </div>
  )
}

function Screen({ actor, view }: DrawnProps) {
  switch (view.screen) {
    case 'loading':
      return (
        <>
          <Coming actor={actor} />
          <ActionBar>
            <ButtonTo variant="secondary" to={view.backPath}>
              {common.back}
            </ButtonTo>
          </ActionBar>
        </>
      )
    case 'missing':
      return <MissingRequest />
    case 'rowGone':
      return <DocumentNotAsked requestName={view.requestName} backPath={view.backPath} />
    case 'obstacle':
      return (
        <DeadEnd
          icon={mdiFileLockOutline}
          title={titleOf(view)}
          lead={view.requestName}
          words={view.obstacle ?? ''}
        >
          <ButtonTo to={view.backPath}>{toRequest}</ButtonTo>
        </DeadEnd>
      )
    case 'form':
      return <NewDocumentForm actor={actor} view={view} />
    case 'sending':
      return <Sending actor={actor} view={view} />
    case 'none':
      return null
  }
}

function Coming({ actor }: Props) {
  const load = useSelector(actor, (snapshot) => snapshot.children.readRequest)
  return (
    <Loading titled actor={load}>
      <Skeleton titled lines={6} label={common.loadingRequest} />
    </Loading>
  )
}
