import type { Access, Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'

import { AWAITED_CALLS } from './awaited-calls.ts'

const WHO: Readonly<Record<Access, string>> = {
  public: 'anyone',
  session: 'a session',
  consent: 'a session with consent',
  staff: "the fund's staff",
  consentOrStaff: "a session with consent, or the fund's staff",
  retired: 'nobody: retired',
}

const HEAD = `# The contract

Written by \`npm run docs\` from \`api/contract/\`. Every call is one object; its handler is in \`server/handlers/\`. The server publishes them at \`/api/openapi.json\` and, for reading, at \`/api/docs\`. An API of the fund's own may answer those with a sentence under Without it with 404 and the shape of a refusal.

| Call | What for | Who may | Without it |
|---|---|---|---|
`

/** The calls that the portal makes. */
const made: ReadonlySet<string> = new Set(Object.values(AWAITED_CALLS).flat())

/** dist/docs/contract.md: every call, sorted by path and method. */
export const contractPage = (): string =>
  `${HEAD}${Object.entries<Call>(calls).sort(byPath).map(lineOf).join('\n')}\n`

const byPath = ([, one]: [string, Call], [, other]: [string, Call]) =>
  `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`, 'en')

function lineOf([name, call]: [string, Call]): string {
  const cells = [
    [
      `\`${call.method} ${call.path}\``,
      ...(call.aliases ?? []).map((path) => `or \`${path}\``),
      `\`${name}\``,
    ].join('<br>'),
    call.summary,
    WHO[call.access],
    call.without ?? (made.has(name) ? 'the portal needs it' : 'the portal does not make it'),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
