import { shallowEqual, useSelector } from '@xstate/react'

import {
  type UploadChooserActor,
  type UploadChooserView,
  uploadChooserView,
} from '#machines/upload-chooser/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import * as common from '#ui/texts/common.ts'
import { acceptedFiles } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/upload-chooser.ts'
import { FilePicker } from './file-picker.tsx'

import * as css from './upload-chooser.css.ts'

type Props = { actor: UploadChooserActor }
type DrawnProps = Props & { view: UploadChooserView }

/** Where a document comes from, and which file it is. */
export function UploadChooser({ actor }: Props) {
  const view = useSelector(actor, uploadChooserView, shallowEqual)
  return (
    <Dialog
      open={view.step !== 'closed'}
      role="dialog"
      title={texts.title}
      description={<p className={css.document}>{view.title}</p>}
      onEscape={() => actor.send({ type: 'choice.dismissed' })}
      actions={<Actions actor={actor} view={view} />}
    >
      <Step actor={actor} view={view} />
    </Dialog>
  )
}

function Step({ actor, view }: DrawnProps) {
  const fileChoice = useSelector(actor, (snapshot) => snapshot.children.fileChoice)
  switch (view.step) {
    case 'origin':
      return <Origin actor={actor} view={view} />
    case 'file':
      return fileChoice && <FilePicker actor={fileChoice} first />
    case 'closed':
      return null
  }
}

function Origin({ actor, view }: DrawnProps) {
  return (
    <RadioGroup
      id="origem"
      legend={texts.origin}
      value={view.origin}
      choices={[
        {
          value: 'computer',
          label: common.sendFromDevice,
          hint: acceptedFiles(view.maxSizeMb),
        },
        {
          value: 'cloud',
          label: common.chooseFromCloud,
          hint: texts.cloudHint,
        },
      ]}
      onChange={(value) =>
        actor.send({ type: 'origin.chosen', origin: value === 'cloud' ? 'cloud' : 'computer' })
      }
    />
  )
}

function Actions({ actor, view: { canGoBack } }: DrawnProps) {
  return (
    <>
      <Button variant="secondary" onClick={() => actor.send({ type: 'choice.dismissed' })}>
        {texts.cancel}
      </Button>
      {canGoBack && (
        <Button variant="secondary" onClick={() => actor.send({ type: 'origin.reopened' })}>
          {common.back}
        </Button>
      )}
      <Button onClick={() => actor.send({ type: 'choice.confirmed' })}>{texts.proceed}</Button>
    </>
  )
}
