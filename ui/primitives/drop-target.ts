import type { DragEvent } from 'react'

/** Files are held, and not a text or a link. */
export const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true

/** Handlers with which files may be dropped on an element; while some are held over it, it is marked `data-drop`. */
export const dropTarget = (onFiles: (files: readonly File[]) => void) => ({
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
    onFiles([...event.dataTransfer.files])
  },
})
