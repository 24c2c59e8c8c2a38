import type { ChangeEvent, MouseEvent } from 'react'

import { ACCEPTED_ENDINGS, ACCEPTED_MEDIA_TYPES } from '#domain/documents/accepted-files.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { hold } from '#ui/browser/held-files.ts'
import * as css from './file-input.css.ts'

/* Extensions for desktops; some phones offer the camera only for media types. What is a photo is decided by decoding. */
const accept = [...ACCEPTED_ENDINGS.map((ending) => `.${ending}`), ...ACCEPTED_MEDIA_TYPES, 'image/*'].join(
  ',',
)

/** The attributes of a native file input. It covers its parent, which shows what is chosen. */
export const fileInput = (onFiles: (files: readonly HeldFile[]) => void) => ({
  type: 'file',
  accept,
  className: css.fileInput,
  /* Choosing the same file again fires `change`: it may have been edited. */
  onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
    currentTarget.value = ''
  },
  onChange({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(files ?? [])].map(hold))
  },
})
