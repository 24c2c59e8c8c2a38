import type { Access, Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'

const WHO: Readonly<Record<Access, string>> = {
  public: 'anyone',
  session: 'a session',
  consent: 'a session with consent',
  staff: "the fund's staff",
  consentOrStaff: "a session with consent, or the fund's staff",
  retired: 'nobody: retired',
}

const HEAD = `# The contract

Written by \`npm run docs\` from \`api/contract/\`; a test fails where it is not what that says. Every call is one object; its verb is in \`server/verbs/\`. The server publishes them at \`/api/openapi.json\` and, for reading, at \`/api/docs\`.

| Call | What for | Who may |
|---|---|---|
`

/** docs/contract.md: every call, sorted by path and method. */
export const contractPage = (): string =>
  `${HEAD}${Object.entries<Call>(calls).sort(byPath).map(lineOf).join('\n')}\n`

/** For calls by their names. */
export const byPath = ([, one]: [string, Call], [, other]: [string, Call]) =>
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
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
