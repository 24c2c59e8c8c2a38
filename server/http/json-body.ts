import type { Context } from 'hono'

import { controlCharacters, malformed, notJson } from '#server/kernel/errors.ts'

import { hasControlCharacters, isUnstorable } from '#server/kernel/storable.ts'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/**
 * The parsed body; an empty one is `{}`. Throws `notJson` for another Content-Type, `malformed` for invalid
 * UTF-8 or JSON, and `invalid` with the path of each text with control characters.
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) throw notJson()
  const text = decoded(await c.req.arrayBuffer())
  const body = text.trim() === '' ? {} : parseJson(text)
  const places = [...placesWithControls(body)]
  if (places.length > 0) throw controlCharacters(places)
  return body
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
      if (PROTOTYPE_KEYS.includes(key) || isUnstorable(key) || isUnstorable(value)) throw malformed()
      return value
    })
  } catch {
    throw malformed()
  }
}

/** Paths like `dependentes.0.nome`, as in validation problems. */
function* placesWithControls(value: unknown, place: readonly string[] = []): Generator<string> {
  if (typeof value === 'string' && hasControlCharacters(value, place.at(-1) ?? '')) yield place.join('.')
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* placesWithControls(part, [...place, name])
}
