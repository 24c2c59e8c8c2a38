import { fromCallback } from 'xstate'

import type { UploadsChanged, UploadsRecalled } from '#machines/transfers/index.ts'

import { createUploadStore } from './upload-store.ts'

/**
 * The transfers' port: the tab's storage (P-183). What is under way is stored when the session ends, and not before: a
 * duplicate of the tab would say of a file that still moves that it was interrupted.
 */
export const uploadKeeperAdapter = (storage: Storage | null) =>
  fromCallback<UploadsChanged, { readonly cpf: string }>(({ input: { cpf }, receive, sendBack }) => {
    const uploads = createUploadStore(storage, cpf)
    let interrupted = uploads.read()
    let underWay: UploadsChanged['underWay'] = []
    if (interrupted.length > 0) sendBack({ type: 'uploads.recalled', interrupted } satisfies UploadsRecalled)
    receive((changed) => {
      interrupted = changed.interrupted
      underWay = changed.underWay
      uploads.keep(interrupted)
    })
    return () => uploads.keep([...interrupted, ...underWay])
  })
