import { messages } from '../messages.ts'

export const BYTES_PER_MB = 1_048_576

/** Without the dot, lower case; compared without regard to case (D-63). */
export const ACCEPTED_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg'] as const

export type FileProblem = 'missing' | 'empty' | 'wrongType' | 'tooLarge'

const isAccepted = (name: string) =>
  ACCEPTED_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

/**
 * What forbids sending a file, judged by its name and size in bytes; null when nothing does (core 5, D-63, D-64).
 * Exactly `maxMb` × 1 048 576 bytes still pass.
 */
export function fileProblem(
  file: { readonly name: string; readonly size: number } | null,
  maxMb: number,
): FileProblem | null {
  if (file === null) return 'missing'
  if (!isAccepted(file.name)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > maxMb * BYTES_PER_MB ? 'tooLarge' : null
}

/** The sentence of the catalogue for a refused file. */
export function fileProblemMessage(problem: FileProblem, maxMb: number): string {
  switch (problem) {
    case 'missing':
      return messages.fileRequired
    case 'empty':
      return messages.fileEmpty
    case 'wrongType':
      return messages.fileWrongType
    case 'tooLarge':
      return messages.fileTooLarge(maxMb)
  }
}
