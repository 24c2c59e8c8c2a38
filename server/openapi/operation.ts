import type { JsonSchema } from '@valibot/to-json-schema'

import type { Call } from '#api/contract/call.ts'

import { tagOf, whoMay } from './access.ts'
import { responsesOf } from './responses.ts'
import { schemaOf } from './schemas.ts'

/** Name of the security scheme: the token of the session, as `Authorization: Bearer`. */
export const TOKEN = 'token'

export const parameterComponents = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Chave que o cliente inventa e repete quando tenta de novo; a mesma chave duas vezes é uma só gravação, com um só requerimento e um só protocolo, ou um só documento.',
    schema: { type: 'string', maxLength: 200 } satisfies JsonSchema,
  },
}

const MEDIA = { json: 'application/json', multipart: 'multipart/form-data' } as const

/** One row of the contract as an OpenAPI operation, `name` being its English name. */
export function operationOf(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [tagOf(call).name],
    ...(call.retired && { deprecated: true }),
    security: call.access === 'public' ? [] : [{ [TOKEN]: [] }],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  }
}

/** A path of the contract with its parameters as OpenAPI writes them: `:id` is `{id}`. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

const descriptionOf = (call: Call) =>
  call.retired
    ? 'Não a chame: responde sempre 410.'
    : [
        whoMay(call),
        ...(call.aliases ?? []).map((path) => `Também responde em \`${templateOf(path)}\`.`),
      ].join(' ')

function parametersOf({ params, keyed }: Call) {
  const inPath = Object.entries(schemaOf(params, 'sent').properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }))
  return [...inPath, ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])]
}

function bodyOf({ encoding, body, retired }: Call) {
  if (encoding === 'none' || retired) return {}
  const schema = schemaOf(body, 'sent')
  if (isEmptyObject(schema)) return {}
  return { requestBody: { required: true, content: { [MEDIA[encoding]]: { schema } } } }
}

const isEmptyObject = ({ properties, additionalProperties }: JsonSchema) =>
  properties !== undefined && Object.keys(properties).length === 0 && additionalProperties === undefined
