import type { JsonSchema } from '@valibot/to-json-schema'

import { type Call, hasPayload } from '#api/contract/call.ts'
import { failure } from '#api/contract/wire.ts'

import { BYTES, schemaOf } from './schemas.ts'

const REFUSALS = {
  400: 'O pedido não pôde ser lido: JSON ou formulário malformado, ou cabeçalho longo demais.',
  401: 'Não há sessão ou ela acabou ("Token expirado"); na entrada, os dados informados não conferem.',
  403: 'Quem chama não pode: falta a autorização ou o papel, ou o CPF informado é de outra pessoa.',
  404: 'Não existe ou é de outra pessoa; a resposta é a mesma.',
  409: 'O requerimento mudou desde que foi lido, ou a sua situação não permite o pedido.',
  410: 'A especificação cita esta chamada, mas ninguém a faz: é sempre recusada.',
  413: 'O pedido ou o arquivo passa do tamanho aceito.',
  415: 'O corpo não foi enviado como application/json.',
  422: 'Um campo falta, está em formato inesperado ou não cumpre uma regra; `erros` diz qual.',
  429: 'Foram pedidos demais em pouco tempo; `message` e `Retry-After` dizem quanto esperar.',
} as const

type Status = keyof typeof REFUSALS

const OTHER_FAILURE = 'Falha do servidor ou de quem ele consulta; nada do pedido ficou pela metade.'

const FAILURE = { $ref: '#/components/schemas/Falha' }

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: FAILURE } },
})

const nameOf = (status: string) => `Recusa${status}`

export const failureComponents = {
  schemas: { Falha: schemaOf(failure, 'replied') },
  responses: {
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([status, description]) => [nameOf(status), refusal(description)]),
    ),
    OutraFalha: refusal(OTHER_FAILURE),
  },
}

export function responsesOf(call: Call) {
  const refusals = refusalsOf(call).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(String(status))}` },
  ])
  return {
    ...(call.access !== 'retired' && { 200: contentOf(call) }),
    ...Object.fromEntries(refusals),
    default: { $ref: '#/components/responses/OutraFalha' },
  }
}

function refusalsOf(call: Call): readonly Status[] {
  const { access, effect, encoding, params } = call
  if (access === 'retired') return [410]
  const isPrivate = access !== 'public'
  const isWrite = effect === 'write'
  const hasBody = hasPayload(call)
  const takesInput = hasBody || Object.keys(schemaOf(params, 'sent').properties ?? {}).length > 0
  const possible: readonly [Status, boolean][] = [
    [400, hasBody],
    [401, isPrivate || isWrite],
    [403, isPrivate],
    [404, isPrivate && takesInput],
    [409, isPrivate && isWrite],
    [413, hasBody],
    [415, hasBody && encoding === 'json'],
    [422, takesInput],
    [429, true],
  ]
  return possible.filter(([, applies]) => applies).map(([status]) => status)
}

const contentOf = (call: Call) => (call.responseType === 'file' ? fileContent : jsonContent(call))

const jsonContent = ({ reply }: Call) => ({
  description: 'O pedido foi atendido.',
  content: { 'application/json': { schema: schemaOf(reply, 'replied') } },
})

const fileContent = {
  description: 'O arquivo.',
  headers: {
    'Content-Disposition': {
      description: 'Nome com que o arquivo é salvo (`filename*`, RFC 5987).',
      schema: { type: 'string' } satisfies JsonSchema,
    },
  },
  content: { 'application/octet-stream': { schema: BYTES } },
}
