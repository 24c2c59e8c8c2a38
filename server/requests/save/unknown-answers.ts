import type { Answers, RequestForm, Values } from '#domain/forms/form.ts'
import { namesIn } from '#domain/forms/names.ts'
import { messages } from '#domain/messages.ts'
import { invalid } from '#server/kernel/errors.ts'

type Part = 'detalhes' | 'participante'

/** Of one request, and characters of a name or value. */
const MOST_UNKNOWN = 50
const LONGEST_UNKNOWN = 2000

/**
 * Answers that are not in the form are stored unchanged; sent ones replace stored ones (D-57, FORM-39). Throws
 * `invalid` where they are more than 50 or one of them is longer than 2,000 characters.
 */
export function unknownIn(form: RequestForm, stored: Answers, sent: Answers): Readonly<Record<Part, Values>> {
  const unknown = (part: Part): Values => {
    const known = namesIn(form, part)
    return Object.fromEntries(
      Object.entries({ ...stored[part], ...sent[part] }).filter(([name]) => !known.has(name)),
    )
  }
  const found = { detalhes: unknown('detalhes'), participante: unknown('participante') }
  const all = [...Object.entries(found.detalhes), ...Object.entries(found.participante)]
  const isTooLong = all.some((texts) => texts.some((text) => String(text).length > LONGEST_UNKNOWN))
  if (all.length > MOST_UNKNOWN || isTooLong)
    throw invalid(messages.tooMuchOutsideForm(MOST_UNKNOWN, LONGEST_UNKNOWN))
  return found
}
