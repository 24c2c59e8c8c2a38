import type { Context } from 'hono'
import * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'

import { malformed, notFound, offContract } from './errors.ts'
import { readForm } from './form.ts'
import type { Input } from './verb.ts'

const LONGEST_KEY = 200
const HIGHEST_ID = 2_147_483_647
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/** The call's parameters and body as the contract wants them; throws `malformed` or `invalid`. */
export async function readInput<C extends Call>(c: Context, call: C): Promise<Input<C>> {
  return {
    params: parse(call.params, c.req.param()),
    body: parse(call.body, await rawBody(c, call)),
    idempotencyKey: keyOf(c),
    client: c.get('client'),
  }
}

async function rawBody(c: Context, call: Call): Promise<unknown> {
  if (call.encoding === 'none') return {}
  if (call.encoding === 'multipart') {
    const fields = await readForm(c)
    if (Object.values(fields).some(isUnstorable)) throw malformed()
    return fields
  }
  const text = await c.req.text()
  return text.trim() === '' ? {} : parseJson(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE_KEYS.includes(key) || isUnstorable(key) || isUnstorable(value)) throw malformed()
      return value
    })
  } catch {
    throw malformed()
  }
}

/** PostgreSQL has no text with a NUL or with half a character (a lone surrogate). */
const UNSTORABLE = /[\0\p{Cs}]/u
const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value)

/** Ids beyond the columns' range belong to nothing, wherever they stand. */
function refuseUnknownIds(value: unknown): void {
  if (typeof value === 'number' && Math.abs(value) > HIGHEST_ID) throw notFound()
  if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    Object.values(value).forEach(refuseUnknownIds)
  }
}

function keyOf(c: Context): string | null {
  const key = c.req.header('Idempotency-Key') ?? ''
  if (key.length > LONGEST_KEY) throw malformed()
  return key === '' ? null : key
}

function parse<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw)
  if (result.success) {
    refuseUnknownIds(result.output)
    return result.output
  }
  throw offContract(result.issues.map((issue) => v.getDotPath(issue) ?? ''))
}
