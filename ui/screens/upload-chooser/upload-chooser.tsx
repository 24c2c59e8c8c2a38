import { shallowEqual, useSelector } from '@xstate/react'

import {
  type UploadChooserActor,
  type UploadChooserView,
  uploadChooserView,
} from '#machines/upload-chooser/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'

import { FilePicker } from './file-picker.tsx'
import * as css from './upload-chooser.css.ts'

type Props = { actor: UploadChooserActor }
type DrawnProps = Props & { view: UploadChooserView }

/** Where a document comes from, and on its way (core 2, "Upload chooser"). */
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
  switch (view.step) {
    case 'origin':
      return <Origin actor={actor} view={view} />
    case 'cloudNotYet':
      return (
        <Alert tone="info">
          A escolha de um documento da sua nuvem ainda não está disponível. Volte e escolha um arquivo deste
          aparelho.
        </Alert>
      )
    case 'file':
      return <FilePicker view={view} onPick={(file) => actor.send({ type: 'file.picked', file })} />
    case 'sending':
      return <Sending view={view} />
    case 'closed':
      return null
  }
}

function Sending({ view: { fileName, isSlow } }: Pick<DrawnProps, 'view'>) {
  return (
    <>
      <Waiting>{`Enviando ${fileName ?? 'o arquivo'}…`}</Waiting>
      <div role="status">
        {isSlow && (
          <Alert tone="info">O envio está demorando. Você pode esperar mais um pouco ou cancelar.</Alert>
        )}
      </div>
    </>
  )
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
        { value: 'cloud', label: 'Documento da minha nuvem' },
      ]}
      onChange={(value) =>
        actor.send({ type: 'origin.chosen', origin: value === 'cloud' ? 'cloud' : 'computer' })
      }
    />
  )
}

function Actions({ actor, view: { step, canCancel, canGoBack, canProceed } }: DrawnProps) {
  const isSending = step === 'sending'
  return (
    <>
      <Button variant="quiet" disabled={!canCancel} onClick={() => actor.send({ type: 'cancel' })}>
        Cancelar
      </Button>
      {canGoBack && (
        <Button variant="secondary" onClick={() => actor.send({ type: 'back' })}>
          Voltar
        </Button>
      )}
      <Button
        busy={isSending}
        disabled={!canProceed && !isSending}
        onClick={() => actor.send({ type: 'proceed' })}
      >
        Prosseguir
      </Button>
    </>
  )
}
