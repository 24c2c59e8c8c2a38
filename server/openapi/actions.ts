import type { JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'

import { flag } from '#api/contract/wire.ts'

/** What a step of a pipe adds to its schema where the library cannot say it; null leaves it to the library. */
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

/** Only the bounds that the contract sets, without the limits of the number type. */
function integer({ minimum, maximum, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    type: 'integer',
    ...(minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  }
}

/** JSON Schema treats every pattern as Unicode and has one `pattern`; several are combined with allOf. */
function matching(jsonSchema: JsonSchema, { source, flags }: RegExp): JsonSchema | null {
  if (flags !== '' && flags !== 'u') return null
  if (jsonSchema.pattern === source) return jsonSchema
  return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: source }] }
}

/** What the transforms of the contract make of what was sent. */
function transformed(jsonSchema: JsonSchema, operation: unknown): JsonSchema | null {
  if (operation === String) return { type: 'string' }
  if (operation === Number) return { type: 'number' }
  if (operation === flag.pipe[1].operation) return { type: 'string', enum: ['S', 'N'] }
  // '' on the wire is a value that is not there.
  return jsonSchema.const === '' ? { type: 'null' } : null
}
