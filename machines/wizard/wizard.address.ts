import { STEP_NUMBERS } from '#domain/forms/steps.ts'
import { listPath, requestPath, startPath } from '#domain/navigation/paths.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { startRefusal } from '#domain/requests/offering.ts'

import { requestOf } from './wizard.answers.ts'
import type { WizardContext, WizardInput } from './wizard.types.ts'

/** Why a new request of this type may not start (D-29), or null; an existing one opens whatever the offer. */
export function startRefusalOf({ requestId, typeId, participant, reference }: WizardInput) {
  if (requestId !== null) return null
  const { memberships, withdrawalAllowed } = participant
  return startRefusal(typeId ?? 0, { types: reference.types, memberships, withdrawalAllowed })
}

/** What to look up: the digits typed, or '' abroad, which also abandons a lookup under way. */
export const postalCodeOf = ({ answers: { endereco } }: WizardContext) =>
  endereco.id_pais === String(BRAZIL.id) ? digitsOf(endereco.cep ?? '') : ''

/**
 * The address of the step on screen. Arriving replaces what was asked for; a step forward or back is a new entry of
 * the browser's history, so that Back is Voltar (D-30), and the entry left behind gets the request's number (D-19).
 */
export function addressOf(context: WizardContext) {
  const { id, typeId } = requestOf(context)
  const at = (step: WizardContext['step']) =>
    (id === null ? startPath(typeId) : requestPath({ id, typeId }, STEP_NUMBERS[step])) ?? listPath
  return {
    path: at(context.step),
    replace: context.cameFrom === null,
    leaving: context.cameFrom === null ? null : at(context.cameFrom),
  }
}
