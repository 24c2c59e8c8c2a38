import type { Client } from '#api/client/client.ts'
import { suggestForRequest, type WireSuggestions } from '#api/contract/requests.ts'
import type { Answers } from '#domain/forms/form.ts'
import { withRegistration } from '#domain/forms/suggested.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { EarlierAnswers, EarlierGroup, Suggestions } from '#domain/requests/suggestions.ts'

import { nullOnFailure } from './null-on-failure.ts'

export const suggestionsFromWire = ({
  cadastro,
  conta,
  identidade,
  filiacao,
  dependentes,
}: WireSuggestions): Suggestions => ({
  registration: cadastro,
  earlier: [
    ...earlierFromWire('account', conta),
    ...earlierFromWire('idCard', identidade),
    ...earlierFromWire('parents', filiacao),
  ],
  people: dependentes.map(({ nm_parentesco, ...answers }) => ({ kinship: nm_parentesco, answers })),
})

type WireEarlier = { readonly protocolo: string }

function earlierFromWire(of: EarlierGroup, wire: WireEarlier | null): readonly EarlierAnswers[] {
  if (wire === null) return []
  const { protocolo: protocol, ...answers } = wire
  return [{ of, protocol, answers }]
}

/** What a new request of the type can take over; null without it, as the form works too (FORM-43). */
export async function loadSuggestions(call: Client, typeId: number): Promise<Suggestions | null> {
  if (!kindOf(typeId)?.form) return null
  const begun = await nullOnFailure(call(suggestForRequest))
  return begun?.sugestoes ? suggestionsFromWire(begun.sugestoes) : null
}

/** The answers of a new request, completed by the registration where they are blank. */
export function withSuggested(typeId: number, answers: Answers, suggestions: Suggestions | null): Answers {
  const form = kindOf(typeId)?.form
  if (!form || suggestions === null) return answers
  return {
    ...answers,
    detalhes: withRegistration(form, 'detalhes', answers.detalhes, suggestions),
    participante: withRegistration(form, 'participante', answers.participante, suggestions),
  }
}
