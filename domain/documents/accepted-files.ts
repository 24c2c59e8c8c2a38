/**
 * The accepted kinds of files (UPLOAD-04, D-63): media type, first bytes (as Latin-1), and the extensions,
 * lower case and without the dot.
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

/** The media types of all kinds. */
export const ACCEPTED_MEDIA_TYPES: readonly string[] = ACCEPTED_FILES.map(({ mediaType }) => mediaType)

/** The extensions of all kinds, lower case. */
export const ACCEPTED_ENDINGS: readonly string[] = ACCEPTED_FILES.flatMap(({ endings }) => endings)
