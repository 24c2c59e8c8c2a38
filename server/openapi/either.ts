import type { JsonSchema } from '@valibot/to-json-schema'

export const isNull = (schema: JsonSchema) => schema.type === 'null'

export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => alternativesOf(option as JsonSchema))
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => (type === 'null' ? { type } : { ...schema, type }))
  }
  return [schema]
}

/** The shortest schema of a union: each variant once, and `type: [x, 'null']` for a nullable one. */
export function eitherOf(options: readonly JsonSchema[]): JsonSchema {
  const distinct = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
  const [first, ...more] = distinct.filter((option) => !isNull(option))
  if (!first) return { type: 'null' }
  const mayBeNull = distinct.some(isNull)
  if (more.length === 0 && !mayBeNull) return first
  const isPlain = typeof first.type === 'string' && first.enum === undefined && first.const === undefined
  if (more.length === 0 && isPlain) return { ...first, type: [first.type as 'string', 'null'] }
  return { anyOf: distinct }
}
