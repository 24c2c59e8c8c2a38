import { NEVER } from './condition.ts'
import type { FormRules } from './rules.ts'

/** The sections of all forms, with the types that ask for them and the labels of their fields. */
export function sectionsIn(forms: readonly FormRules[]) {
  const found = new Map<string, { types: Set<number>; labels: Set<string> }>()
  for (const { type, fields } of forms)
    for (const { section, label, shown } of fields) {
      if (shown === NEVER) continue
      const known = found.get(section) ?? { types: new Set(), labels: new Set() }
      known.types.add(type)
      known.labels.add(label)
      found.set(section, known)
    }
  return [...found].map(([section, { types, labels }]) => ({
    section,
    types: [...types],
    labels: [...labels],
  }))
}
