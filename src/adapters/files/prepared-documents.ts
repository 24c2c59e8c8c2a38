import { fromPromise } from 'xstate'

import {
  BYTES_PER_MB,
  conversionProblem,
  type FileProblem,
  fileProblem,
  fileProblemMessage,
  joiningProblem,
  undecodedMessage,
} from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { PrepareDocuments, PreparedDocument } from '#machines/documents/attach-many/index.ts'
import { required } from '#machines/support/required.ts'
import { fileOf, hold, holdJoined } from '#ui/browser/held-files.ts'

import { photoWork } from './files.ts'
import { inspectedContent } from './inspected-content.ts'

type Options = { readonly maxSizeMb: number; readonly signal: AbortSignal }
type Result = HeldFile | FileProblem | { readonly undecoded: string }

/** Each document is prepared as one that is chosen alone, one after the other, as photos need much memory. */
export const preparedDocumentsAdapter = {
  'attachMany.prepareDocuments': fromPromise<readonly PreparedDocument[], PrepareDocuments>(
    async ({ input: { documents, maxSizeMb }, signal }) => {
      const prepared: PreparedDocument[] = []
      for (const { row, files } of documents) {
        const result = await (files.length > 1 ? joined : single)(files, { maxSizeMb, signal })
        prepared.push({ row, ...outcomeOf(result, maxSizeMb) })
      }
      return prepared
    },
  ),
}

function outcomeOf(result: Result, maxSizeMb: number) {
  if (typeof result === 'string') return { file: null, refusal: fileProblemMessage(result, maxSizeMb) }
  if ('undecoded' in result) return { file: null, refusal: undecodedMessage(result.undecoded, maxSizeMb) }
  return { file: result, refusal: null }
}

async function single([first]: readonly HeldFile[], { maxSizeMb, signal }: Options): Promise<Result> {
  const file = required(first ?? null, 'file')
  const problem =
    fileProblem(file, maxSizeMb) ?? (await inspectedContent(fileOf(file)).catch(() => 'unreadable' as const))
  const unconverted = conversionProblem(file, problem)
  if (unconverted === null) return problem ?? file
  const converting = photoWork().then(({ reducedPhoto }) =>
    reducedPhoto(fileOf(file), maxSizeMb * BYTES_PER_MB, signal),
  )
  return converting.then(hold).catch(() => unconverted)
}

async function joined(files: readonly HeldFile[], { maxSizeMb, signal }: Options): Promise<Result> {
  const problem = joiningProblem(files)
  if (problem !== null) return problem
  const joining = photoWork().then(({ joinedPhotos }) =>
    joinedPhotos(files.map(fileOf), maxSizeMb * BYTES_PER_MB, signal),
  )
  return joining
    .then(({ file, problem: undecoded }) =>
      file ? holdJoined(file, files.length) : { undecoded: required(undecoded, 'problem').fileName },
    )
    .catch(() => 'notJoined' as const)
}
