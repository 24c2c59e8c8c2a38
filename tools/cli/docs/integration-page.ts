import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { rows } from '../../../tests/e2e/faults/rows.ts'
import { byPath } from './contract-page.ts'
import { OPTIONAL_CALLS } from './optional-calls.ts'

const HEAD = `# An API of the fund's own

Written by \`npm run docs\`; a test fails where its lists of calls are not those of the contract. For a fund whose systems answer the portal's calls themselves, instead of the server of this project: \`npm run portal\` serves the built portal alone, and \`API_URL\`, \`SSO_URL\`, \`GED_URL\`, \`CEP_URL\` and \`AREA_URL\` say where its calls go ([settings](configuration.md)). \`GET /api/saude\` of it answers 200 for a balancer, and its other paths below \`/api/\` are 404. The whole [contract](contract.md), with every field, is at \`/api/docs\` and \`/api/openapi.json\` of a running server of this project; \`tests/contract/least-replies.test.ts\` has the least that each call may answer.

## Replies and errors

- A reply is JSON in UTF-8 with \`"codigo": "ok"\`, but for those whose schema says otherwise (\`/api/autenticar\`, \`/api/verificacpf\`, the postal code). Numbers may come as text, flags as \`S\`/\`N\`, true/false or 1/0, and absent lists and texts as null; fields that the contract does not have are ignored.
- A refusal is a status of 4xx, or 200 with another \`codigo\`: \`{"codigo": "erro", "message": "…", "erros": [{"campo": "detalhes.banco", "mensagem": "…"}]}\`. \`message\` is shown to the participant; \`erros\` may be missing, and \`campo\` is the path of an answer as in the body.
- A session is over where a call that is not public is answered with 401, or any with a body whose \`message\` or \`error\` is \`Token expirado\`, whatever the status: the participant logs in again.
- An account with a second factor: a right password without \`codigo\`, or with a wrong one, is refused with an entry of \`erros\` whose \`campo\` is \`codigo\`; the login then shows a field for it and says \`mensagem\`. An API without second factors ignores \`codigo\`.
- 429 and 503 may have \`Retry-After\` in seconds.
- Any answer may have \`X-Request-Id\`: where the call fails, the alert shows it as a code to read out.
- 5xx, no answer within 15 s (120 s for files) and a body that is not JSON count as interrupted: calls that read are repeated by the portal, those that write only by the participant. A repeated save has the same \`Idempotency-Key\`: the API has to answer with the first result. Where an earlier save with the key got no reply, \`sem_resposta=S\` in the query says so: the API of this project then takes other answers for the same request, and otherwise refuses a used key with other answers (409).
- JSON that the schema refuses ends in the message that something unexpected happened.
- A file is answered as its bytes with its type and \`Content-Disposition\`.
- The token of \`/api/autenticar\` or \`/api/singlesignon\` comes back as \`Authorization: Bearer …\` with every call that is not public.

## CORS

Where the API has another origin than the portal, it answers \`OPTIONS\` and sends with every answer, those of refusals too:

| Header | Value |
|---|---|
| \`Access-Control-Allow-Origin\` | the origin of the portal, as \`https://portal.example\` |
| \`Access-Control-Allow-Methods\` | \`GET, POST\` |
| \`Access-Control-Allow-Headers\` | \`Authorization, Content-Type, Idempotency-Key\` |
| \`Access-Control-Expose-Headers\` | \`Content-Disposition, Retry-After, X-Request-Id\` |

Credentials are not needed: there is no cookie. The server of this project does so for \`PORTAL_ORIGINS\`. The portal takes the time from the header \`Date\` of its own \`/config.json\`, so the clocks of both have to be right.

## Tables

\`/api/tabelas\` and \`/api/listas\` give what screens show by its id: plans, benefits, request types, situations, banks, countries. The rules of the portal name some of their ids: the statuses of a request by their letters, the request types of \`domain/request-kinds/kinds.ts\`, the situations of a document 1 to 5, plan 2, and kinships as in \`domain/people/kinships.ts\`. \`server/reference/\` is an example of all of them, and \`server/fund/references.ts\` what has to be there.

## Single sign-on

The fund's other site sends the browser to \`/login/<code>\` of the portal. The code is any text of at most 512 characters that the site made, good once and for a short time. The portal sends it to \`POST /api/singlesignon\` of \`SSO_URL\` and gets the token of a session, then asks \`GET /api/iniciarsessao\` who that is. A refused code leads to the login.

With the server of this project the site, or its API, inserts the code's row into the database in the moment in which it redirects: \`single_sign_on_code\` with \`code_hash\` (SHA-256 of the code, in lower-case hexadecimal), \`person_id\`, \`reusable\` false and \`expires_at\` (60 s is enough). Using it deletes the row. The way back is \`AREA_URL\`, an address with \`{codigo}\` in it: \`POST /api/requerimento/arearestrita\` makes a code, the site looks its hash up in \`participant_area_code\`, and deletes the row.
`

/** The calls that the portal makes: the journeys with faults make each of them fail. */
const made: ReadonlySet<Call> = new Set(rows.map(({ call }) => call))

/** docs/integration.md, from the contract. */
export function integrationPage(): string {
  const all = Object.entries<Call>(calls).sort(byPath)
  const called = all.filter(([, call]) => made.has(call))
  const others = all.filter(([, call]) => !made.has(call))
  return [
    HEAD,
    '## Calls that the portal needs',
    '',
    '| Call | What for |',
    '|---|---|',
    ...called
      .filter(([name]) => !(name in OPTIONAL_CALLS))
      .map(([name, call]) => `| ${pathOf(call)}<br>\`${name}\` | ${call.summary} |`),
    '',
    '## Calls that may be missing',
    '',
    'Each is answered with 404 and the shape of a refusal, and then:',
    '',
    '| Call | Without it |',
    '|---|---|',
    ...called.flatMap(([name, call]) =>
      OPTIONAL_CALLS[name] === undefined
        ? []
        : [`| ${pathOf(call)}<br>\`${name}\` | ${OPTIONAL_CALLS[name]} |`],
    ),
    '',
    '## Calls that the portal does not make',
    '',
    `Those of the desk (\`npm run fund\`), and those of the specification that it does not use: ${others.map(([, call]) => pathOf(call)).join(', ')}.`,
    '',
  ].join('\n')
}

const pathOf = ({ method, path }: Call) => `\`${method} ${path}\``
