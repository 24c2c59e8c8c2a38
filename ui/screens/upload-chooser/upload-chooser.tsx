import { shallowEqual, useSelector } from '@xstate/react'

import {
  type UploadChooserActor,
  type UploadChooserView,
  uploadChooserView,
} from '#machines/upload-chooser/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { FilePicker } from '#ui/screens/file-choice/file-picker.tsx'

import * as css from './upload-chooser.css.ts'

type Props = { actor: UploadChooserActor }
type DrawnProps = Props & { view: UploadChooserView }

/** Where a document comes from, and which file it is (core 2, "Upload chooser"). */
export function UploadChooser({ actor }: Props) {
  const view = useSelector(actor, uploadChooserView, shallowEqual)
  return (
    <Dialog
      open={view.step !== 'closed'}
      title="Anexar documento"
      onEscape={() => actor.send({ type: 'cancel' })}
      actions={<Actions actor={actor} view={view} />}
    >
      <p className={css.document}>{view.title}</p>
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
      legend="De onde vem o documento?"
      value={view.origin ?? ''}
      choices={[
        {
          value: 'computer',
          label: 'Arquivo deste aparelho',
          hint: `pdf, png, jpg ou jpeg, tamanho máximo ${view.maxSizeMb} MB`,
        },
        {
          value: 'cloud',
          label: 'Documento da minha nuvem',
          hint: 'Um documento que você já enviou ao fundo',
        },
      ]}
      onChange={(value) =>
        actor.send({ type: 'origin.chosen', origin: value === 'cloud' ? 'cloud' : 'computer' })
      }
    />
  )
}

function Actions({ actor, view: { canGoBack, canProceed } }: DrawnProps) {
  return (
    <>
      <Button variant="quiet" onClick={() => actor.send({ type: 'cancel' })}>
        Cancelar
      </Button>
      {canGoBack && (
        <Button variant="secondary" onClick={() => actor.send({ type: 'back' })}>
          Voltar
        </Button>
      )}
      <Button disabled={!canProceed} onClick={() => actor.send({ type: 'proceed' })}>
        Prosseguir
      </Button>
    </>
  )
}
