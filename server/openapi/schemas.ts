import { type JsonSchema, type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

import { overrideAction } from './actions.ts'
import { alternativesOf, eitherOf, isNull } from './either.ts'

/** In a request, values with a default are optional; in a reply they are always present. */
export type Direction = 'sent' | 'replied'

/** The bytes of a file, in a form or as a reply. */
export const BYTES: JsonSchema = { type: 'string', format: 'binary' }

/**
 * Not expressible or needed in JSON Schema: numbers are always finite, and checks across fields are answered
 * with 422.
 */
const IGNORED_ACTIONS = ['finite', 'check']

/**
 * A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1, in the spelling that this
 * server uses: other spellings accepted by `api/contract/wire.ts` are omitted. Throws for a schema without
 * JSON Schema, in particular a transform without a schema after it.
 */
export function schemaOf(schema: v.GenericSchema, direction: Direction): JsonSchema {
  const { $schema: _dialect, ...published } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'throw',
    ignoreActions: IGNORED_ACTIONS,
    overrideSchema: (context) => schemaOverride(context, direction),
    overrideAction,
  })
  return published
}

type Entry = { readonly type: string; readonly default?: unknown }
type Entries = { readonly entries: Readonly<Record<string, Entry>> }

function schemaOverride(
  { valibotSchema, jsonSchema }: OverrideSchemaContext,
  direction: Direction,
): JsonSchema | null {
  switch (valibotSchema.type) {
    case 'file':
    case 'blob':
      return BYTES
    case 'literal':
      return { ...jsonSchema, type: typeOfConstant(jsonSchema.const) }
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return withRequired(valibotSchema as unknown as Entries, jsonSchema, direction)
    case 'optional':
      return direction === 'replied' ? withoutDefault(jsonSchema) : null
    case 'nullable':
    case 'nullish':
      return emptied(valibotSchema as unknown as Entry, jsonSchema, direction)
    case 'union':
      return eitherOf(alternativesOf(jsonSchema))
    default:
      return null
  }
}

function withRequired({ entries }: Entries, jsonSchema: JsonSchema, direction: Direction): JsonSchema {
  const { required: _guessed, ...rest } = jsonSchema
  const required = Object.keys(entries).filter((name) => isAlwaysThere(entries[name], direction))
  return required.length > 0 ? { ...rest, required } : rest
}

const MAY_BE_ABSENT = ['optional', 'exact_optional', 'nullish']

const isAlwaysThere = (entry: Entry | undefined, direction: Direction) =>
  entry !== undefined &&
  (!MAY_BE_ABSENT.includes(entry.type) || (direction === 'replied' && entry.default !== undefined))

const withoutDefault = ({ default: _filledIn, ...rest }: JsonSchema): JsonSchema => rest

/** null for a missing value; replies have no null if the schema has a default. */
function emptied(entry: Entry, jsonSchema: JsonSchema, direction: Direction): JsonSchema {
  const options = alternativesOf(jsonSchema)
  const hasDefault = (entry.default ?? null) !== null
  if (direction === 'replied' && hasDefault) return eitherOf(options.filter((option) => !isNull(option)))
  return { ...eitherOf(options), ...(hasDefault && { default: jsonSchema.default as string }) }
}

const typeOfConstant = (value: unknown) =>
  Number.isInteger(value) ? 'integer' : (typeof value as 'string' | 'number' | 'boolean')
