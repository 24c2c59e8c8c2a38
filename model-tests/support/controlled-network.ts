import { fromPromise } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'
import type { SendRequest, UploadInput, UploadReceipt } from '#machines/documents/upload/index.ts'

import { type Deferred, deferred } from './deferred.ts'

type Carried = SendRequest & { readonly call: Deferred<UploadReceipt> }

/** The network of uploads: all files sent over it, and those it carries now. */
export function controlledNetwork() {
  const sent: UploadInput[] = []
  const carried: Carried[] = []

  const logic = fromPromise<UploadReceipt, SendRequest>(({ input, signal }) => {
    const { listener: _, ...upload } = input
    const running = { ...input, call: deferred<UploadReceipt>() }
    sent.push(upload)
    carried.push(running)
    const drop = () => void carried.splice(carried.indexOf(running), 1)
    signal.addEventListener('abort', drop)
    return running.call.promise.finally(drop)
  })
  /** By default the file that was sent last. */
  const find = (file?: HeldFile): Carried => {
    const upload = carried.findLast((candidate) => file === undefined || candidate.file === file)
    if (!upload) throw new Error(`${file?.name ?? 'No file'} is not on its way`)
    return upload
  }
  return {
    logic,
    sent,
    carried,
    progress: (bytes: number, file?: HeldFile) =>
      find(file).listener.send({ type: 'file.progressed', sent: bytes }),
    receive: (receipt: UploadReceipt, file?: HeldFile) => find(file).call.resolve(receipt),
    fail: (error: unknown, file?: HeldFile) => find(file).call.reject(error),
  }
}
