import type { Context } from 'hono'

import { malformed, notJson } from '#server/kernel/errors.ts'

import { cleanField, isUnstorableName } from './free-text.ts'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/**
 * The parsed body, with its texts clean (P-755); an empty one is `{}`. Throws `notJson` for another
 * Content-Type, and `malformed` for invalid UTF-8 or JSON.
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) throw notJson()
  const text = decoded(await c.req.arrayBuffer())
  return text.trim() === '' ? {} : parseJson(text)
}

/** A decoder that is not fatal would replace invalid bytes by U+FFFD. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE_KEYS.includes(key) || isUnstorableName(key)) throw malformed()
      return typeof value === 'string' ? cleanField(key, value) : value
    })
  } catch {
    throw malformed()
  }
}
