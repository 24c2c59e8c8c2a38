import { fromPromise } from 'xstate'

import type {
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  ReducePhoto,
} from '#machines/file-choice/index.ts'

import { inTime } from '../../in-time.ts'
import { inspectedContent } from './inspected-content.ts'

/** Few photos are too large or several, so what works on them comes when it is needed, or is given up after 15 s. */
const photoWork = () => inTime(import('./photos.ts'))

/**
 * What becomes of a file before it is sent (core 5, Upload): looked into, and photos made smaller or joined. Nothing
 * leaves the device here. What is made of photos has lost their metadata.
 */
export const liveFiles = {
  inspectFile: fromPromise<Inspection, InspectFile>(({ input }) => inspectedContent(input.file)),

  reducePhoto: fromPromise<File, ReducePhoto>(async ({ input, signal }) => {
    const { reducedPhoto } = await photoWork()
    return reducedPhoto(input, signal)
  }),

  joinPhotos: fromPromise<JoinedPhotos, JoinPhotos>(async ({ input, signal }) => {
    const { joinedPhotos } = await photoWork()
    return joinedPhotos(input, signal)
  }),
}
