import type { Answers, RequestForm, Values } from '#domain/forms/form.ts'
import { namesIn } from '#domain/forms/names.ts'
import { messages } from '#domain/messages.ts'
import { invalid } from '#server/kernel/errors.ts'

const PARTS = ['detalhes', 'participante'] as const
type Part = (typeof PARTS)[number]

/** Of one request. */
const MOST_UNKNOWN = 50

/**
 * Answers that are not in the form are stored unchanged; sent ones replace stored ones (D-57, FORM-39). Throws
 * `invalid` where a save adds one to 50; the length of each is limited by the contract.
 */
export function unknownIn(form: RequestForm, stored: Answers, sent: Answers): Readonly<Record<Part, Values>> {
  const unknown = (part: Part): Values => {
    const known = namesIn(form, part)
    return Object.fromEntries(
      Object.entries({ ...stored[part], ...sent[part] }).filter(([name]) => !known.has(name)),
    )
  }
  const found = { detalhes: unknown('detalhes'), participante: unknown('participante') }
  const names = [found.detalhes, found.participante].flatMap(Object.keys)
  const addsNone = PARTS.every((part) => Object.keys(found[part]).every((name) => name in stored[part]))
  if (names.length > MOST_UNKNOWN && !addsNone) throw invalid(messages.tooMuchOutsideForm(MOST_UNKNOWN))
  return found
}
