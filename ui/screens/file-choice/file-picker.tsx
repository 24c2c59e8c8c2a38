import { mdiFileDocumentOutline, mdiTrayArrowUp } from '@mdi/js'

import { ACCEPTED_EXTENSIONS } from '#domain/documents/file-rules.ts'
import type { UploadChooserView } from '#machines/upload-chooser/index.ts'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

import { fileSizeText } from './file-size.ts'
import * as css from './upload-chooser.css.ts'

const accept = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',')

type Props = {
  view: Pick<UploadChooserView, 'fileName' | 'fileSize' | 'maxSizeMb' | 'problem'>
  onPick: (file: File | null) => void
}

/** A file is picked, or dropped on the box: the browser's own control, under words of our own. */
export function FilePicker({ view: { fileName, fileSize, maxSizeMb, problem }, onPick }: Props) {
  return (
    <FieldFrame
      id="arquivo"
      label="Arquivo"
      hint={`pdf, png, jpg ou jpeg, tamanho máximo ${maxSizeMb} MB`}
      error={problem}
    >
      {(aria) => (
        <div className={css.box}>
          <input
            {...aria}
            type="file"
            accept={accept}
            className={css.fileInput}
            // Picking the same file once more is a new pick: it may have been changed meanwhile.
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
            onChange={(event) => onPick(event.currentTarget.files?.[0] ?? null)}
          />
          <Icon path={fileName === null ? mdiTrayArrowUp : mdiFileDocumentOutline} />
          <div className={css.words}>
            <output>{fileName !== null && `${fileName} (${fileSizeText(fileSize ?? 0)})`}</output>
            <span className={css.invitation} aria-hidden="true">
              {fileName === null ? (
                <>
                  Escolha um arquivo<span className={css.drop}> ou solte-o aqui</span>
                </>
              ) : (
                'Trocar de arquivo'
              )}
            </span>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
