import { mdiFileDocumentOutline, mdiFilePdfBox, mdiImageOutline } from '@mdi/js'
import { useMemo } from 'react'

import { endingOf, isPhoto, mayBePage } from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { preview } from '#ui/browser/preview.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as css from './thumbnail.css.ts'

type Props = { file: HeldFile; size: keyof typeof css.thumbnail }

/** What the file shows; a sign of its kind where the browser cannot decode it. */
export function Thumbnail({ file, size }: Props) {
  return (
    <span className={css.thumbnail[size]}>
      <Icon path={iconOf(file)} />
      {mayBePage(file) && <Picture file={file} />}
    </span>
  )
}

function Picture({ file }: Pick<Props, 'file'>) {
  const show = useMemo(() => preview(file), [file])
  return <img ref={show} alt="" decoding="async" className={css.picture} />
}

function iconOf(file: HeldFile): string {
  if (endingOf(file) === 'pdf') return mdiFilePdfBox
  return isPhoto(file) ? mdiImageOutline : mdiFileDocumentOutline
}
