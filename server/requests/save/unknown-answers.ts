import type { Answers, RequestForm, Values } from '#domain/forms/form.ts'
import { sectionsOf } from '#domain/forms/form.ts'

/** Details that are not in the form are stored unchanged; sent ones replace stored ones (D-57). */
export function unknownIn(
  part: 'detalhes' | 'participante',
  form: RequestForm,
  stored: Answers,
  sent: Answers,
): Values {
  const known = new Set([
    'id_plano',
    ...sectionsOf(form)
      .flatMap((section) => (section.part === part ? section.fields : []))
      .map(({ name }) => name),
  ])
  const all = { ...stored[part], ...sent[part] }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !known.has(name)))
}
