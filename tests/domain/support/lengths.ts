import * as v from 'valibot'

import type { Field } from '#domain/forms/form.ts'

/** Whether an answer of that length is refused as too long, other problems aside. */
export function isSaidBeyond({ rule }: Field, length: number): boolean {
  if (!rule) return false
  const { issues } = v.safeParse(rule, '1'.repeat(length))
  return (issues ?? []).some(({ message }) => /^Máximo \d+ caracteres$/.test(message))
}
