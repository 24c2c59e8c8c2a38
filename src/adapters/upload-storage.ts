import { fromCallback } from 'xstate'

import type { UploadsChanged, UploadsRecalled } from '#machines/documents/upload-queue/index.ts'

import { createUploadStore } from './upload-store.ts'

/**
 * Keeps interrupted uploads in session storage (P-183). They are stored only when the session ends: a
 * duplicated tab would otherwise report uploads as interrupted that are still running.
 */
export const uploadStorageAdapter = (storage: Storage | null) =>
  fromCallback<UploadsChanged, { readonly cpf: string }>(({ input: { cpf }, receive, sendBack }) => {
    const uploads = createUploadStore(storage, cpf)
    let interrupted = uploads.read()
    let pendingUploads: UploadsChanged['pendingUploads'] = []
    if (interrupted.length > 0) sendBack({ type: 'uploads.recalled', interrupted } satisfies UploadsRecalled)
    receive((changed) => {
      interrupted = changed.interrupted
      pendingUploads = changed.pendingUploads
      uploads.keep(interrupted)
    })
    return () => uploads.keep([...interrupted, ...pendingUploads])
  })
