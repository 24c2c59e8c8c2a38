import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { acceptanceAdapter } from './acceptance.ts'
import type { beforeUnloadGuardAdapter } from './before-unload-guard.ts'
import { cloudAdapter } from './cloud.ts'
import { complementaryAdapter } from './complementary.ts'
import { draftAdapter } from './draft.ts'
import { filesAdapter } from './files/files.ts'
import { preparedDocumentsAdapter } from './files/prepared-documents.ts'

type Dependencies = Parameters<typeof acceptanceAdapter>[0] & {
  readonly beforeUnloadGuard: ReturnType<typeof beforeUnloadGuardAdapter>
  readonly now: () => number
}

/** The chart of the acceptance with its ports provided; its code is loaded when it is first opened. */
export const acceptanceChart = ({ beforeUnloadGuard, now, ...live }: Dependencies) =>
  provideAll(acceptanceMachine, {
    ...acceptanceAdapter(live),
    ...filesAdapter,
    ...preparedDocumentsAdapter,
    'acceptance.beforeUnloadGuard': beforeUnloadGuard,
    'draft.storage': draftAdapter(live.drafts, now),
    'attachDialog.loadDocuments': cloudAdapter(live.call).loadDocuments,
    ...complementaryAdapter(live.call),
  })
