import { shallowEqual, useSelector } from '@xstate/react'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import {
  type AttachDialogActor,
  type AttachDialogView,
  attachDialogView,
  offeredIn,
} from '#machines/documents/attach-dialog/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { FieldBelow } from '#ui/primitives/field-below.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import * as texts from '#ui/texts/attach-dialog.ts'
import * as common from '#ui/texts/common.ts'
import { acceptedFiles, alreadyChosen } from '#ui/texts/documents.ts'
import * as css from './attach-dialog.css.ts'
import { FilePicker } from './file-picker.tsx'

type Props = { actor: AttachDialogActor }
type DrawnProps = Props & { view: AttachDialogView }

/** The choice of a document: from the device or from the cloud. */
export function AttachDialog({ actor }: Props) {
  const view = useSelector(actor, attachDialogView, shallowEqual)
  return (
    <Dialog
      open={view.isOpen}
      tall
      role="dialog"
      title={texts.title}
      description={<p className={css.document}>{view.title}</p>}
      onEscape={() => actor.send({ type: 'choice.dismissed' })}
      actions={
        <>
          <Button variant="quiet" onClick={() => actor.send({ type: 'choice.dismissed' })}>
            {texts.cancel}
          </Button>
          {view.hasNext && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'choice.continued' })}>
              {texts.proceedToNext}
            </Button>
          )}
          <Button aria-label={texts.proceedName} onClick={() => actor.send({ type: 'choice.confirmed' })}>
            {texts.proceed}
          </Button>
        </>
      }
    >
      <Origin actor={actor} view={view} />
    </Dialog>
  )
}

/** The selected origin is unfolded in place; the other shows one line of description. */
function Origin({ actor, view }: DrawnProps) {
  const localFile = useSelector(actor, (snapshot) => snapshot.children.localFile)
  const isFromDevice = view.origin === 'computer'
  return (
    <RadioGroup
      id="origem"
      legend={texts.origin}
      value={view.origin}
      choices={[
        {
          value: 'computer',
          label: common.sendFromDevice,
          ...(!isFromDevice && { hint: acceptedFiles(view.maxSizeMb) }),
          unfolded: localFile && (
            <FilePicker
              actor={localFile}
              warning={view.sameAs === null ? null : alreadyChosen(view.sameAs)}
            />
          ),
        },
        {
          value: 'cloud',
          label: common.chooseFromCloud,
          hint: texts.cloudHint,
          unfolded: <Sent actor={actor} view={view} />,
        },
      ]}
      onChange={(value) =>
        actor.send({ type: 'origin.chosen', origin: value === 'cloud' ? 'cloud' : 'computer' })
      }
    />
  )
}

/** The newest cloud documents of the type; all of them are on a screen of their own. */
function Sent({ actor, view: { documentId, isLoading, problem } }: DrawnProps) {
  const documents = useSelector(actor, offeredIn, shallowEqual)
  return (
    <>
      <p role="status" className={css.loading}>
        {isLoading && (
          <>
            <Spinner />
            {texts.loadingSent}
          </>
        )}
      </p>
      {documents.length === 0 ? (
        <FieldBelow id="enviado" error={problem} urgent />
      ) : (
        <RadioGroup
          id="enviado"
          legend={texts.sentBefore}
          value={String(documentId)}
          choices={documents.map(choiceOf)}
          error={problem}
          urgent
          onChange={(value) => actor.send({ type: 'document.chosen', documentId: Number(value) })}
        />
      )}
      <p className={css.all}>
        <Button variant="compact" onClick={() => actor.send({ type: 'cloud.wanted' })}>
          {texts.seeAll}
        </Button>
      </p>
    </>
  )
}

const choiceOf = ({ id, fileName, sentAt }: CloudDocument) => ({
  value: String(id),
  label: fileName,
  ...(sentAt && { hint: texts.sentOn(brazilianFromIso(sentAt)) }),
})
