import { mdiPaperclip } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type AttachManyActor,
  type AttachManyView,
  attachManyView,
  joinedIn,
  type ListedFile,
} from '#machines/documents/attach-many/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { dropTarget } from '#ui/primitives/drop-target.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import * as texts from '#ui/texts/attach-many.ts'
import { alreadyChosen } from '#ui/texts/documents.ts'
import * as css from './attach-many.css.ts'
import { fileInput } from './file-input.ts'
import { FileName } from './file-name.tsx'
import { press } from './press.ts'
import { Thumbnail } from './thumbnail.tsx'

type ManyFilesProps = { isWaiting: boolean; onFiles: (files: readonly HeldFile[]) => void }

/** The button that chooses several files, and takes those that are dropped on it. */
export const ManyFiles = ({ isWaiting, onFiles }: ManyFilesProps) => (
  <label {...dropTarget(onFiles)} className={css.trigger}>
    <input {...fileInput(onFiles)} multiple disabled={isWaiting} />
    <Icon path={mdiPaperclip} />
    <span>{texts.title}</span>
    <span className={css.drop} aria-hidden="true">
      {texts.drop}
    </span>
  </label>
)

type Props = { actor: AttachManyActor }

/** The rows of several files, if they are being chosen. */
export function AttachMany({ actor }: { actor: AttachManyActor | undefined }) {
  return actor && <Assignment actor={actor} />
}

function Assignment({ actor }: Props) {
  const view = useSelector(actor, attachManyView, shallowEqual)
  if (view.isAsking) return <Joining actor={actor} />
  const dismiss = () => actor.send({ type: 'choice.dismissed' })
  return (
    <Dialog
      key="assignment"
      open
      role="dialog"
      title={texts.title}
      description={<p>{texts.howTo}</p>}
      onEscape={dismiss}
      status={view.unassigned > 0 && texts.unassigned(view.unassigned)}
      actions={
        <>
          <Button variant="quiet" onClick={dismiss}>
            {texts.cancel}
          </Button>
          <Button
            off={view.count === 0}
            busy={view.isPreparing}
            onClick={() => actor.send({ type: 'attaching.wanted' })}
          >
            {texts.attach(view.count)}
          </Button>
        </>
      }
    >
      <News view={view} />
      <ul className={css.files}>
        {view.files.map((listed) => (
          <File key={listed.file.id} actor={actor} view={view} listed={listed} />
        ))}
      </ul>
    </Dialog>
  )
}

/** What was not taken, and what goes on. */
function News({ view: { leftOut, most, isPreparing } }: { view: AttachManyView }) {
  return (
    <>
      <div role="status" className={css.news}>
        {leftOut > 0 && <p>{texts.leftOut(most, leftOut)}</p>}
      </div>
      <p role="status" className={css.work}>
        {isPreparing && (
          <>
            <Spinner />
            {texts.preparing}
          </>
        )}
      </p>
    </>
  )
}

type FileProps = Props & { view: AttachManyView; listed: ListedFile }

/** A file and the document that it is for; one that cannot be attached by itself is for none. */
function File({ actor, view: { files, rows, isPreparing }, listed }: FileProps) {
  const { file, row, sameAs, refusal } = listed
  const id = `documento.${file.id}`
  const canBeChosen = row !== null || refusal === null
  const isUnsent = row === null && refusal === null
  const at = files.indexOf(listed)
  const neighbour = files[at + 1] ?? files[at - 1]
  const remarks = [isUnsent && `${id}.sem`, (refusal ?? sameAs) && `${id}.motivo`].filter(Boolean).join(' ')
  return (
    <li className={css.file[isUnsent ? 'unsent' : 'sent']}>
      <Thumbnail name={file.name} file={file} size="listed" />
      <label htmlFor={canBeChosen ? id : undefined} className={css.name}>
        <FileName>{file.name}</FileName>
      </label>
      <div className={css.words}>
        {canBeChosen && (
          <Select
            id={id}
            value={row === null ? '' : String(rows.indexOf(row))}
            placeholder={texts.unpicked}
            choices={rows.map(({ title }, index) => ({ value: String(index), label: title }))}
            aria-disabled={isPreparing}
            aria-invalid={refusal !== null}
            {...(remarks && { 'aria-describedby': remarks })}
            onChange={({ currentTarget: { value } }) =>
              actor.send({ type: 'row.chosen', fileId: file.id, row: value === '' ? null : Number(value) })
            }
          />
        )}
        {isUnsent && (
          <p id={`${id}.sem`} className={css.warning}>
            {texts.unsent}
          </p>
        )}
        {refusal ? (
          <p id={`${id}.motivo`} role="alert" className={css.refusal}>
            {refusal}
          </p>
        ) : (
          sameAs !== null && (
            <p id={`${id}.motivo`} className={css.warning}>
              {alreadyChosen(sameAs)}
            </p>
          )
        )}
      </div>
      <span className={css.remove}>
        <Button
          id={`${id}.remover`}
          variant="compact"
          off={isPreparing}
          aria-label={texts.removeName(file.name)}
          onClick={(event) =>
            press(event, `documento.${neighbour?.file.id}.remover`, () =>
              actor.send({ type: 'file.removed', fileId: file.id }),
            )
          }
        >
          {texts.remove}
        </Button>
      </span>
    </li>
  )
}

function Joining({ actor }: Props) {
  const documents = useSelector(actor, joinedIn, (one, other) => one.length === other.length)
  const dismiss = () => actor.send({ type: 'joining.dismissed' })
  return (
    <Dialog
      key="joining"
      open
      role="alertdialog"
      title={texts.joiningTitle}
      description={documents.map(({ row, files }) => (
        <div key={row.title} className={css.joined}>
          <p className={css.documentName}>{row.title}</p>
          <p>{texts.pages(files.length)}</p>
          <ol className={css.pages}>
            {files.map((file) => (
              <li key={file.id}>{file.name}</li>
            ))}
          </ol>
        </div>
      ))}
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {texts.back}
          </Button>
          <Button onClick={() => actor.send({ type: 'joining.confirmed' })}>{texts.join}</Button>
        </>
      }
    />
  )
}
