import type { JsonSchema } from '@valibot/to-json-schema'

import { type Access, type Call, hasPayload } from '#api/contract/call.ts'

import { accessText, tagOf } from './access.ts'
import { responsesOf } from './responses.ts'
import { schemaOf } from './schemas.ts'

/** Security scheme: the session token as `Authorization: Bearer`. */
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

const WITHOUT_TOKEN: readonly Access[] = ['public', 'retired']

const MEDIA = { json: 'application/json', multipart: 'multipart/form-data' } as const

/** One call as an OpenAPI operation, with its English name. */
export function operationOf(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [tagOf(call).name],
    ...(call.access === 'retired' && { deprecated: true }),
    security: WITHOUT_TOKEN.includes(call.access) ? [] : [{ [TOKEN]: [] }],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  }
}

export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

const descriptionOf = (call: Call) =>
  call.access === 'retired'
    ? 'Não a chame: responde sempre 410.'
    : [
        accessText(call),
        ...(call.aliases ?? []).map((path) => `Também responde em \`${templateOf(path)}\`.`),
      ].join(' ')

function parametersOf({ path, params, keyed }: Call) {
  const named = Object.entries(schemaOf(params, 'sent').properties ?? {}).map(([name, schema]) => {
    const isInPath = path.split('/').includes(`:${name}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath, schema }
  })
  return [...named, ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])]
}

function bodyOf(call: Call) {
  const { access, encoding, body } = call
  if (encoding === 'none' || !hasPayload(call) || access === 'retired') return {}
  const schema = schemaOf(body, 'sent')
  return { requestBody: { required: true, content: { [MEDIA[encoding]]: { schema } } } }
}
