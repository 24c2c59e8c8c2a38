import * as v from 'valibot'
import { fromCallback } from 'xstate'

import type { SentChanged, SentRecalled } from '#machines/app/screens/index.ts'

import { DRAFTS } from './clear-drafts.ts'
import { storedValue } from './stored-value.ts'

const stored = v.object({ requestId: v.number(), protocol: v.string() })

/** The last sent request in session storage until it is dismissed; deleted with the drafts (D-18, P-389). */
export const sentStorageAdapter = (storage: Storage | null) =>
  fromCallback<SentChanged, { readonly cpf: string }>(({ input: { cpf }, receive, sendBack }) => {
    const inTab = storedValue(storage, `${DRAFTS}${cpf}.enviado`, stored)
    const sent = inTab.read()
    if (sent) sendBack({ type: 'sent.recalled', sent } satisfies SentRecalled)
    receive(({ sent }) => {
      if (!sent || !inTab.keep(sent)) inTab.clear()
    })
  })
