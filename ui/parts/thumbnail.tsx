import { mdiFileDocumentOutline, mdiFilePdfBox, mdiImageOutline } from '@mdi/js'
import { useMemo } from 'react'

import { endingOf, isPhoto, mayBePage } from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { preview } from '#ui/browser/preview.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as css from './thumbnail.css.ts'

type Props = {
  name: string
  /** The file, if it is at hand. */
  file?: HeldFile | undefined
  size: keyof typeof css.thumbnail
}

/** What the file shows; a sign of its kind where it is not at hand, or the browser cannot decode it. */
export function Thumbnail({ name, file, size }: Props) {
  return (
    <span className={css.thumbnail[size]}>
      <Icon path={iconOf(name)} />
      {file && mayBePage(file) && <Picture file={file} />}
    </span>
  )
}

function Picture({ file }: { file: HeldFile }) {
  const show = useMemo(() => preview(file), [file])
  return <img ref={show} alt="" decoding="async" className={css.picture} />
}

function iconOf(name: string): string {
  if (endingOf({ name }) === 'pdf') return mdiFilePdfBox
  return isPhoto({ name }) ? mdiImageOutline : mdiFileDocumentOutline
}
