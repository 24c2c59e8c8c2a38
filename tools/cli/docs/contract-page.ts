import { basename } from 'node:path'

import type { Access } from '#api/contract/call.ts'

import type { Row } from './rows.ts'

const WHO: Readonly<Record<Access, string>> = {
  public: 'anyone',
  session: 'a session',
  consent: 'a session with consent',
  staff: "the fund's staff",
  consentOrStaff: "a session with consent, or the fund's staff",
  retired: 'nobody: retired',
}

const HEAD = `# The contract

Written by \`npm run docs\` from the sources; a test fails where it is not what they say, and where a call has a hole in its row. Every call is one object in \`api/contract/\`; the server publishes them at \`/api/openapi.json\` and, for reading, at \`/api/docs\`. Calls that the portal does not make are excused in \`tools/cli/docs/not-called.ts\`. Tests that walk every call alike are not named.

| Call | What for | Who may | Served by | Called by | Tested by |
|---|---|---|---|---|---|
`

export const contractPage = (rows: readonly Row[]): string => `${HEAD}${rows.map(lineOf).join('\n')}\n`

function lineOf({ name, call, servedBy, calledBy, excuse, testedBy }: Row): string {
  const cells = [
    [
      `\`${call.method} ${call.path}\``,
      ...(call.aliases ?? []).map((path) => `or \`${path}\``),
      `\`${name}\``,
    ].join('<br>'),
    call.summary,
    WHO[call.access],
    links(servedBy),
    excuse ?? links(calledBy),
    links(testedBy),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

const links = (files: readonly string[]) =>
  files.map((file) => `[${basename(file).replace(/(\.test)?\.tsx?$/, '')}](../${file})`).join(', ')
