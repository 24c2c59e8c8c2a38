import type { Call } from '#api/contract/call.ts'

import { version } from '../../package.json'
import { TAGS, tagOf } from './access.ts'
import { operationOf, parameterComponents, TOKEN, templateOf } from './operation.ts'
import { failureComponents } from './responses.ts'

const DESCRIPTION = `
O contrato entre o portal de requerimentos e o fundo: o portal fala com qualquer servidor que o cumpra.

- Os nomes dos campos são os da especificação. Datas são \`AAAA-MM-DD\`; marcas são \`S\` ou \`N\`.
- O que está aqui é a grafia deste servidor. O portal e o servidor também entendem números escritos como texto e, no lugar de um campo que pode faltar, \`null\`.
- Campos que o contrato não conhece são ignorados, menos em \`detalhes\`, onde são guardados e devolvidos.
- Quem chama é identificado só pelo token. Um identificador de outra pessoa é respondido como um que não existe.
- Toda recusa tem a mesma forma: \`codigo\`, \`message\` para quem lê e, onde couber, \`erros\` por campo.
`.trim()

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(calls: Readonly<Record<string, Call>>) {
  const used = new Set(Object.values(calls).map((call) => tagOf(call).name))
  return {
    openapi: '3.1.0',
    info: {
      title: 'API do portal de requerimentos',
      version,
      description: DESCRIPTION,
    },
    servers: [{ url: '/', description: 'Este servidor' }],
    tags: TAGS.filter(({ name }) => used.has(name)),
    paths: pathsOf(calls),
    components: {
      securitySchemes: {
        [TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          description: 'O `token` que `/api/autenticar` devolve. Vale 3600 segundos.',
        },
      },
      parameters: parameterComponents,
      ...failureComponents,
    },
  }
}

type Operations = Record<string, ReturnType<typeof operationOf>>

/** Paths in alphabetical order, with their calls by method. */
function pathsOf(calls: Readonly<Record<string, Call>>) {
  const paths: Record<string, Operations> = {}
  const sorted = Object.entries(calls).sort(([, one], [, other]) => one.path.localeCompare(other.path, 'en'))
  for (const [name, call] of sorted) {
    const path = templateOf(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return paths
}
