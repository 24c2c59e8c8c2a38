import { failureOf, refusalCode } from '#domain/call-failure.ts'
import type { SaveRequest } from '#domain/request-kinds/edited-request.ts'

import type { DraftStore } from '../draft-store.ts'
import type { Saving } from './request-calls.ts'

type Dependencies = {
  readonly drafts: Pick<DraftStore, 'read' | 'noteSent'>
  readonly newKey: () => string
}

/**
 * The idempotency keys of saves (D-54, P-13): which of them were sent without a reply, also before a reload, and
 * which the server refused for a new request because another page had used them.
 */
export function createSaveKeys({ drafts, newKey }: Dependencies) {
  const unanswered = new Set<string>()
  const replacedBy = new Map<string, string>()
  return {
    /**
     * Sends a save; throws the CallError of `send`. After a refused key the next save has another one, but for a
     * save that the portal makes by itself and whose failure it does not show: the next one shows it (D-138).
     */
    async save<Reply>(
      input: SaveRequest,
      send: (saving: Saving) => Promise<Reply>,
      { isQuiet = false }: { readonly isQuiet?: boolean } = {},
    ): Promise<Reply> {
      const { request, answers, cpf, key } = input
      const address = { cpf, requestId: request.id, typeId: request.typeId }
      const before = drafts.read(address)?.sent ?? null
      const hasLostReply = unanswered.has(key) || before !== null
      unanswered.add(key)
      drafts.noteSent(address, answers)
      try {
        return await send({ ...input, key: replacedBy.get(key) ?? key, hasLostReply })
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused') throw error
        // A refused save stored nothing, so that an earlier one is the last without a reply.
        if (!hasLostReply) unanswered.delete(key)
        drafts.noteSent(address, before)
        if (!isQuiet && refusalCode(failure) === 'conflict' && request.id === null)
          replacedBy.set(key, newKey())
        throw error
      }
    },
  }
}
