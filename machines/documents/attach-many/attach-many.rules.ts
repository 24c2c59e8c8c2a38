import {
  conversionProblem,
  type FileProblem,
  fileProblem,
  fileProblemMessage,
} from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { proposedDocuments } from '#domain/documents/proposals.ts'

import { rowWithSameFile } from '#domain/documents/same-file.ts'
import type { TransfersWanted } from '../upload-queue/index.ts'
import type {
  AttachManyContext,
  AttachManyInput,
  ListedFile,
  ManyDocument,
  PreparedDocument,
} from './attach-many.types.ts'

/** How many files are taken at once. */
export const MOST_FILES = 20

/** What may be a photo is judged when it is prepared, as only decoding says whether it is one. */
function problemOf(file: HeldFile, maxSizeMb: number): FileProblem | null {
  const problem = fileProblem(file, maxSizeMb)
  return conversionProblem(file, problem) === null ? problem : null
}

/** The first files, each with the row that its name says. */
export function filesListed({ files, rows, taken, maxSizeMb, request }: AttachManyInput): AttachManyContext {
  const first = files.slice(0, MOST_FILES)
  const judged = first.map((file) => ({ file, problem: problemOf(file, maxSizeMb) }))
  const usable = judged.filter(({ problem }) => problem === null)
  const proposals = proposedDocuments(
    usable.map(({ file }) => file.name),
    rows.map(({ title }) => title),
  )
  return {
    rows,
    maxSizeMb,
    request,
    leftOut: files.length - first.length,
    files: judged.map((one) => ({
      file: one.file,
      row: rows[proposals[usable.indexOf(one)] ?? -1] ?? null,
      sameAs: rowWithSameFile(one.file, null, taken),
      refusal: one.problem === null ? null : fileProblemMessage(one.problem, maxSizeMb),
    })),
  }
}

/** Pages in the order of their names: 'rg 2' before 'rg 10', 'frente' before 'verso'. */
const byName = (one: HeldFile, other: HeldFile) =>
  one.name.localeCompare(other.name, 'pt-BR', { numeric: true })

/** What is sent: each row that was chosen for files, in the order of the rows. */
export const documentsIn = ({ rows, files }: AttachManyContext): readonly ManyDocument[] =>
  rows
    .map((row) => ({
      row,
      files: files
        .filter((listed) => listed.row === row)
        .map(({ file }) => file)
        .toSorted(byName),
    }))
    .filter((document) => document.files.length > 0)

export const hasPages = ({ files }: ManyDocument): boolean => files.length > 1

/** A file that cannot be attached is without a row; pages that cannot be joined may be for other rows. */
const refused = (listed: ListedFile, documents: readonly ManyDocument[], refusal: string): ListedFile => {
  const isPage = documents.some((document) => document.row === listed.row && hasPages(document))
  return { ...listed, refusal, row: isPage ? listed.row : null }
}

/** The pages that could not be joined are others now. */
export const withOtherPages = (listed: ListedFile): ListedFile =>
  listed.row === null ? listed : { ...listed, refusal: null }

/** What is left after the prepared files were handed over. */
export function leftAfter(
  context: AttachManyContext,
  prepared: readonly PreparedDocument[],
): Pick<AttachManyContext, 'rows' | 'files' | 'leftOut'> {
  const documents = documentsIn(context)
  const resultOf = ({ row }: ListedFile) => prepared.find((document) => document.row === row)
  return {
    leftOut: 0,
    rows: context.rows.filter((row) => !prepared.some((document) => document.row === row && document.file)),
    files: context.files
      .filter((listed) => !resultOf(listed)?.file)
      .map((listed) => {
        const refusal = resultOf(listed)?.refusal
        return refusal ? refused(listed, documents, refusal) : listed
      }),
  }
}

export const transfersOf = (
  { request }: AttachManyContext,
  prepared: readonly PreparedDocument[],
): TransfersWanted => ({
  type: 'transfers.wanted',
  request,
  transfers: prepared.flatMap(({ row, file }) => (file ? [{ slot: row, file }] : [])),
})
