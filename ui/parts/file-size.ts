import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'
import * as texts from '#ui/texts/local-file.ts'

const BYTES_PER_KB = 1024

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Rounded up, so that a file above a limit never displays as the limit. */
const tenths = (megabytes: number) => Math.ceil(megabytes * 10) / 10

/** A size in bytes for display: '820 KB', '1,4 MB'. */
export const fileSizeText = (bytes: number) =>
  bytes < BYTES_PER_MB
    ? texts.kilobytes(`${Math.ceil(bytes / BYTES_PER_KB)}`)
    : texts.megabytes(number.format(tenths(bytes / BYTES_PER_MB)))
