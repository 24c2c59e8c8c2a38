import { fromPromise } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'
import type {
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  ReducePhoto,
} from '#machines/documents/local-file/index.ts'
import { fileOf, hold, holdJoined } from '#ui/browser/held-files.ts'

import { withTimeout } from '../with-timeout.ts'
import { inspectedContent } from './inspected-content.ts'

/** Loaded on demand, as few photos are too large or need to be joined; rejects after 15 s. */
export const photoWork = () => withTimeout(import('./photos.ts'))

/**
 * What happens to a file before it is sent: inspection, and reduction or joining of photos. Nothing leaves
 * the device here, and the resulting photos have no metadata.
 */
export const filesAdapter = {
  'localFile.inspectFile': fromPromise<Inspection, InspectFile>(({ input }) =>
    inspectedContent(fileOf(input.file)),
  ),

  'localFile.reducePhoto': fromPromise<HeldFile, ReducePhoto>(async ({ input, signal }) => {
    const { reducedPhoto } = await photoWork()
    return hold(await reducedPhoto(fileOf(input.file), input.maxBytes, signal))
  }),

  'localFile.joinPhotos': fromPromise<JoinedPhotos, JoinPhotos>(async ({ input, signal }) => {
    const { joinedPhotos } = await photoWork()
    const { file, problem } = await joinedPhotos(input.files.map(fileOf), input.maxBytes, signal)
    return { file: file && holdJoined(file, input.files.length), problem }
  }),
}
