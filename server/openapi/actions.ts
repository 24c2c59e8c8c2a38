import type { JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'

import { flag } from '#api/contract/wire.ts'

/** JSON Schema of a pipe action that the library cannot convert; null uses the library's. */
export function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | null {
  switch (valibotAction.type) {
    case 'safe_integer':
      return integer(jsonSchema)
    case 'regex':
      return matching(jsonSchema, (valibotAction as unknown as { readonly requirement: RegExp }).requirement)
    case 'transform':
      return transformed(jsonSchema, (valibotAction as unknown as { readonly operation: unknown }).operation)
    default:
      return null
  }
}

/** Keeps the bounds of the contract, without the limits of the number type. */
function integer({ minimum, maximum, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    type: 'integer',
    ...(minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  }
}

/** JSON Schema uses Unicode patterns, one per schema; several are combined with allOf. */
function matching(jsonSchema: JsonSchema, { source, flags }: RegExp): JsonSchema | null {
  if (flags !== '' && flags !== 'u') return null
  if (jsonSchema.pattern === source) return jsonSchema
  return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: source }] }
}

function transformed(jsonSchema: JsonSchema, operation: unknown): JsonSchema | null {
  if (operation === String) return { type: 'string' }
  if (operation === Number) return { type: 'number' }
  if (operation === flag.pipe[1].operation) return { type: 'string', enum: ['S', 'N'] }
  // '' on the wire means a missing value.
  return jsonSchema.const === '' ? { type: 'null' } : null
}
