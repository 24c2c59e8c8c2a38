import { mdiDownload, mdiEyeOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'

import {
  type DocumentReaderActor,
  isBeingSaved,
  type StoredFile,
} from '#machines/documents/document-reader/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/document-reader.ts'

import * as css from './document-links.css.ts'

type Props = {
  reader: DocumentReaderActor
  /** Null if there is no file; then nothing is rendered. */
  document: Omit<StoredFile, 'storeId'> & { readonly storeId: string | null }
}

/** "Ver" and "Baixar" of a document, for a row of a table. */
export function DocumentLinks({ reader, document }: Props) {
  const { storeId, fileName } = document
  const isSaving = useSelector(reader, (snapshot) => isBeingSaved(snapshot, storeId))
  if (storeId === null) return null
  const stored = { ...document, storeId }
  return (
    <span className={css.links}>
      <Button
        variant="compact"
        icon={mdiEyeOutline}
        aria-label={texts.seeNamed(fileName)}
        onClick={() => reader.send({ type: 'document.viewed', document: stored })}
      >
        {common.see}
      </Button>
      <Button
        variant="compact"
        icon={mdiDownload}
        busy={isSaving}
        aria-label={texts.downloadNamed(fileName)}
        onClick={() => reader.send({ type: 'document.saved', document: stored })}
      >
        {common.download}
      </Button>
    </span>
  )
}
