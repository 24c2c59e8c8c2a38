import { shallowEqual, useSelector } from '@xstate/react'

import type { DocumentReaderActor } from '#machines/document-reader/index.ts'
import type { TransfersActor } from '#machines/transfers/index.ts'
import { type WizardActor, type WizardView, wizardView } from '#machines/wizard/index.ts'
import { page } from '#ui/primitives/page.css.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Loading } from '#ui/screens/loading/loading.tsx'
import { MissingRequest } from '#ui/screens/missing-request/missing-request.tsx'
import { UploadChooser } from '#ui/screens/upload-chooser/upload-chooser.tsx'
import * as common from '#ui/texts/common.ts'

import { CancelDialog } from './cancel-dialog.tsx'
import { DataStep } from './data-step.tsx'
import { DeclarationStep } from './declaration-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { OvertakenDialog } from './overtaken-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { Unavailable } from './unavailable.tsx'
import * as css from './wizard.css.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardHead } from './wizard-head.tsx'

type Props = { actor: WizardActor; transfers: TransfersActor; reader: DocumentReaderActor }
type DrawnProps = Props & { view: WizardView }

/** A request in its steps (core 2, "Shared request form"). */
export function Wizard({ actor, ...documents }: Props) {
  const view = useSelector(actor, wizardView, shallowEqual)
  const chooser = useSelector(actor, (snapshot) => snapshot.children.uploadChooser)
  return (
    <div className={page}>
      <Screen actor={actor} view={view} {...documents} />
      {chooser && <UploadChooser actor={chooser} />}
      <SendDialog actor={actor} view={view} />
      <CancelDialog actor={actor} view={view} />
      <OvertakenDialog actor={actor} view={view} />
    </div>
  )
}

function Screen({ actor, view, ...documents }: DrawnProps) {
  switch (view.screen) {
    case 'loading':
      return <Coming actor={actor} />
    case 'missing':
      return <MissingRequest />
    case 'unavailable':
      return <Unavailable reason={view.unavailable} />
    case 'data':
    case 'declaration':
    case 'documents':
      return (
        <>
          <WizardHead actor={actor} view={view} />
          <div className={css.step} aria-busy={view.waitingFor !== null}>
            <Step actor={actor} view={view} {...documents} screen={view.screen} />
          </div>
          <WizardActions actor={actor} view={view} />
        </>
      )
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

function Step({
  actor,
  view,
  screen,
  ...documents
}: DrawnProps & { screen: 'data' | 'declaration' | 'documents' }) {
  switch (screen) {
    case 'data':
      return <DataStep actor={actor} step={view.current} />
    case 'declaration':
      return <DeclarationStep actor={actor} step={view.current} state={view.beneficiaries} />
    case 'documents':
      return <DocumentsStep actor={actor} view={view} {...documents} />
  }
}
