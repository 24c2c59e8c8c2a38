import { SAVE_LIMITS, type WireDependant } from '#api/contract/requests.ts'
import type { Values } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'
import { invalid } from '#server/http/errors.ts'

/**
 * Throws `invalid` where a request would hold more than it may. Asked after the merge: many small saves, each
 * within the contract's limits, would add up otherwise.
 */
export function requireWithinLimits(details: Values, dependants: readonly WireDependant[]): void {
  if (Object.keys(details).length > SAVE_LIMITS.details) throw tooMany('detalhes', 'respostas')
  if (dependants.length > SAVE_LIMITS.dependants) throw tooMany('dependentes', 'dependentes')
}

function tooMany(path: string, what: string) {
  const message = messages.tooMany(what)
  return invalid(message, [{ path, message }])
}
