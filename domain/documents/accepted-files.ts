/**
 * What the fund takes (UPLOAD-04, D-63): each kind with its media type, what its bytes begin with (as Latin-1), and the
 * endings, lower case and without the dot, that tell the truth about it.
 */
export const ACCEPTED_FILES = [
  { mediaType: 'application/pdf', head: '%PDF-', endings: ['pdf'] },
  { mediaType: 'image/png', head: '\x89PNG\r\n\x1a\n', endings: ['png'] },
  { mediaType: 'image/jpeg', head: '\xff\xd8\xff', endings: ['jpg', 'jpeg'] },
] as const satisfies readonly {
  readonly mediaType: string
  readonly head: string
  readonly endings: readonly string[]
}[]

/** Of all kinds, as browsers call them. */
export const ACCEPTED_MEDIA_TYPES: readonly string[] = ACCEPTED_FILES.map(({ mediaType }) => mediaType)

/** Of all kinds; compared without regard to case. */
export const ACCEPTED_ENDINGS: readonly string[] = ACCEPTED_FILES.flatMap(({ endings }) => endings)
