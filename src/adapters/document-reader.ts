import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { downloadDocument } from '#api/contract/cloud.ts'
import { downloadBeneficiaryDocument } from '#api/contract/documents.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { FileHeld, ShownAs, WantedFile } from '#machines/documents/document-reader/index.ts'
import { fileOf, hold } from '#ui/browser/held-files.ts'
import { saveFile } from '#ui/browser/save-file.ts'

/** Ports of the document reader: the download, and displaying or saving the file (D-77; P-159, P-160). */
export const documentReaderAdapter = (call: Client) => ({
  'documentReader.fetchDocument': fromPromise<HeldFile, WantedFile>(async ({ input, signal }) => {
    const { storeId: id_documento_ged, judgedIn: id_requerimento } = input
    const { arquivo, nome } =
      id_requerimento === undefined
        ? await call(downloadDocument, { params: { id_documento_ged }, signal })
        : await call(downloadBeneficiaryDocument, { params: { id_requerimento, id_documento_ged }, signal })
    return hold(new File([arquivo], nome, { type: arquivo.type }))
  }),

  'documentReader.holdFile': fromCallback<AnyEventObject, HeldFile>(({ input, sendBack }) => {
    const file = fileOf(input)
    const url = URL.createObjectURL(file)
    sendBack({ type: 'file.held', url, shownAs: shownAs(file.type) } satisfies FileHeld)
    return () => URL.revokeObjectURL(url)
  }),

  'documentReader.saveFile': fromPromise<void, HeldFile>(async ({ input }) => saveFile(fileOf(input))),
})

/** Only types that the server accepts (D-63) are previewed, whatever their media type says. */
function shownAs(mediaType: string): ShownAs {
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') return 'image'
  if (mediaType !== 'application/pdf') return 'other'
  if (framesHoldOnePage()) return 'tab'
  return navigator.pdfViewerEnabled ? 'pdf' : 'other'
}

/**
 * On iPhones and iPads an iframe shows only the first page of a PDF. All browsers there use WebKit; an iPad
 * identifies as a Mac, but Macs have no touch screen.
 */
const framesHoldOnePage = () => navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 1
