import type { Context } from 'hono'

import { malformed, offContract } from './errors.ts'

/** Twice as many as the longest form of the contract has. */
const MOST_FIELDS = 24

/**
 * The fields of a form by their names, each said once and one file at most: of two, the server would have to choose.
 * Throws `malformed` where the body is no whole form, `invalid` naming what is too much.
 */
export async function readForm(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const form = await c.req.formData().catch(() => {
    throw malformed()
  })
  const fields = [...form]
  const names = fields.map(([name]) => name)
  if (names.length > MOST_FIELDS) throw offContract([''])
  const repeated = names.filter((name, index) => names.indexOf(name) < index)
  if (repeated.length > 0) throw offContract(repeated)
  const files = fields.filter(([, value]) => value instanceof File)
  if (files.length > 1) throw offContract(files.map(([name]) => name))
  return Object.fromEntries(fields)
}
