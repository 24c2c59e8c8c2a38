import type { DragEvent } from 'react'

import type { HeldFile } from '#domain/documents/held-file.ts'
import { hold } from '#ui/browser/held-files.ts'
import { holdsFiles } from '#ui/browser/holds-files.ts'

/** Drop handlers for an element; during a drag of files it has `data-drop`. */
export const dropTarget = (onFiles: (files: readonly HeldFile[]) => void) => ({
  onDragOver(event: DragEvent<HTMLElement>) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    event.currentTarget.dataset.drop = ''
  },
  onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    delete currentTarget.dataset.drop
  },
  onDrop(event: DragEvent<HTMLElement>) {
    delete event.currentTarget.dataset.drop
    if (!holdsFiles(event)) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files].map(hold))
  },
})
