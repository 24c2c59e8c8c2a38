import * as v from 'valibot'

import type { Field } from '#domain/forms/form.ts'

/** Whether an answer of so many characters is told that it is too long, whatever else is wrong with it. */
export function isSaidBeyond({ rule }: Field, length: number): boolean {
  if (!rule) return false
  const { issues } = v.safeParse(rule, '1'.repeat(length))
  return (issues ?? []).some(({ message }) => /^Máximo \d+ caracteres$/.test(message))
}
