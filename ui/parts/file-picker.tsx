import { mdiCameraOutline, mdiFileDocumentOutline, mdiTrayArrowUp } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { ACCEPTED_MEDIA_TYPES } from '#domain/documents/accepted-files.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type LocalFileActor,
  type LocalFileView,
  localFileView,
} from '#machines/documents/local-file/index.ts'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/local-file.ts'

import { fileInput } from './file-input.ts'
import * as css from './file-picker.css.ts'
import { fileSizeText } from './file-size.ts'
import { Pages } from './pages.tsx'

const photos = ACCEPTED_MEDIA_TYPES.filter((type) => type.startsWith('image/')).join(',')

type Props = {
  actor: LocalFileActor
  /** A problem that the file itself does not have, such as a refusal of the server. */
  refusal?: string | null
  /** What is to be checked before the file is sent. */
  warning?: string | null
}

/** A native file input and drop target with our own texts. */
export function FilePicker({ actor, refusal = null, warning = null }: Props) {
  const view = useSelector(actor, localFileView, shallowEqual)
  const pick = (files: readonly HeldFile[]) => actor.send({ type: 'files.picked', files })
  return (
    <div className={css.frame}>
      {view.pages.length > 0 && <Pages actor={actor} pages={view.pages} />}
      <FieldFrame
        id="arquivo"
        label={common.file}
        hint={texts.hint(view.maxSizeMb)}
        error={view.problem ?? refusal}
        urgent
      >
        {(aria) => (
          <div className={css.box}>
            <input {...aria} {...fileInput(pick)} multiple />
            <Icon path={view.fileName === null ? mdiTrayArrowUp : mdiFileDocumentOutline} />
            <div className={css.words}>
              <output>{pickedText(view)}</output>
              <span className={css.invitation} aria-hidden="true">
                {view.fileName === null ? (
                  <>
                    <span>{texts.pick}</span>
                    <span className={css.drop}>{texts.drop}</span>
                  </>
                ) : (
                  <span>{view.isReplaced ? texts.pickAnother : texts.addPage}</span>
                )}
              </span>
            </div>
          </div>
        )}
      </FieldFrame>
      <p role="status" className={css.warning}>
        {warning}
      </p>
      <label className={css.camera}>
        <input {...fileInput(pick)} accept={photos} capture="environment" />
        <Icon path={mdiCameraOutline} />
        {texts.photograph}
      </label>
      <p role="status" className={css.work}>
        {view.work && (
          <>
            <Spinner />
            {workText(view)}
          </>
        )}
        {view.isReduced && texts.reduced(view.count, view.maxSizeMb)}
      </p>
    </div>
  )
}

function pickedText({ fileName, fileSize, count, isReady }: LocalFileView): string {
  if (fileName === null || fileSize === null) return ''
  if (count > 1 && !isReady) return texts.pickedCount(count)
  return texts.pickedFile(fileName, fileSizeText(fileSize))
}

function workText({ work, count }: LocalFileView): string {
  switch (work) {
    case 'inspecting':
      return texts.inspecting
    case 'reducing':
      return texts.reducing
    case 'joining':
      return texts.joining(count)
    case null:
      return ''
  }
}
