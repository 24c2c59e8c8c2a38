/**
 * A command of the project, for `npm run help` and docs/commands.md.
 * @typedef {object} Command
 * @property {string} group
 * @property {string} script of package.json
 * @property {string} [args] after `--`
 * @property {string} line what it does, for a terminal
 * @property {string} [details] Markdown, for the page alone
 */

/** @type {readonly Command[]} */
export const COMMANDS = [
  {
    group: 'Use',
    script: 'start',
    line: 'installs what is missing, builds, seeds and serves portal and API on port 3000',
    details:
      "[Try it](../README.md#try-it) has who logs in. The analysts' pages are built once the server answers, and are at `/fluxos/`; the contract is at `/api/docs`, to read and to try, and at `/api/openapi.json` for machines. Everyone in the demonstration data is invented, has the same password and is defined in `server/seed/`.",
  },
  { group: 'Use', script: 'start', args: '--fresh', line: 'deletes the data first' },
  {
    group: 'Use',
    script: 'fund',
    line: "the fund's desk, for a running server: says what its commands are",
    details: 'See [the desk](desk.md).',
  },
  {
    group: 'Use',
    script: 'portal',
    line: 'serves the built portal alone, for an API that runs elsewhere',
    details:
      "See [an API of the fund's own](integration.md) and [settings](configuration.md#the-portal-alone).",
  },
  { group: 'Use', script: 'help', line: 'this list' },

  {
    group: 'Develop',
    script: 'dev',
    line: 'portal with hot reload on port 5173, server restarted on change on 3001',
  },
  {
    group: 'Develop',
    script: 'check',
    line: 'types, import rules, lint, dead code, bytes, tests, paths of charts; no browser',
    details:
      'A test file that passed is left out until something on which it depends changes. The first run takes two to four minutes on two cores.',
  },
  { group: 'Develop', script: 'check', args: '--all', line: 'leaves no test file out' },
  {
    group: 'Develop',
    script: 'fix',
    line: 'corrects format and what the linter can, and writes the generated pages',
  },
  {
    group: 'Develop',
    script: 'docs',
    line: 'writes the generated pages of docs/ and dist/docs/ from the sources',
    details:
      'These are this page, [the import](import.md), and two that are built and not kept: `dist/docs/contract.md` with every call, `dist/docs/validation.md` with every validation message.',
  },
  {
    group: 'Develop',
    script: 'changelog',
    line: 'at a release, moves the files of docs/changes/ into CHANGELOG.md',
  },
  {
    group: 'Develop',
    script: 'flows',
    line: 'pages for analysts in dist/flows/: every chart, and the rules, in Portuguese',
    details:
      'Every chart to read, search, play and download, and the rules of offering, fields, documents and messages; static files for any web server.',
  },
  {
    group: 'Develop',
    script: 'flows',
    args: '--traffic',
    line: 'adds how many requests are in each status',
    details:
      'In tables and on the drawing, how many requests are and were in each status, and how far abandoned drafts came, from the configured database (the embedded one while no server uses it). It writes into `dist/flows-with-traffic/`, which `npm start` does not serve.',
  },
  {
    group: 'Develop',
    script: 'flows',
    args: '--pictures',
    line: 'adds what the screen shows in each state',
    details:
      'At 1280 and 360 px, in two minutes, in a browser; later builds include the pictures while the screens are the same.',
  },
  {
    group: 'Develop',
    script: 'flows',
    args: '--since <revision>',
    line: 'adds what changed since a revision',
    details: 'Both versions of each changed chart are side by side; `dist/flows/mudancas.md` has it too.',
  },

  {
    group: 'Test',
    script: 'test',
    line: 'rules, charts, server and screens, and journeys in a real browser',
    details: 'Its last line is `N passed, N failed`.',
  },
  {
    group: 'Test',
    script: 'test',
    args: '--all',
    line: 'leaves nothing out, and takes more than twice as long',
    details:
      "Every fault of every call instead of one for each kind of call, axe on every picture of a screen, in forced colours and at 320 px too, every journey on a phone, all tests of server processes, the analysts' pages, all planned paths, PostgreSQL, both Chromiums of Debian, Firefox and WebKit.",
  },
  {
    group: 'Test',
    script: 'test',
    args: '--mutants',
    line: 'adds two minutes of mutants of the charts that changed',
  },
  {
    group: 'Test',
    script: 'test',
    args: '--times',
    line: 'writes the seconds of each test file to docs/test-times.md',
  },
  {
    group: 'Test',
    script: 'test:postgres',
    line: "the server's tests that use a database, on a PostgreSQL",
    details:
      'That of `DATABASE_URL`, in which they make and drop databases of their own, else one started for them where PostgreSQL 15 or newer is installed.',
  },
  {
    group: 'Test',
    script: 'test:browsers',
    line: 'the main journeys in Firefox and WebKit',
    details:
      'Pictures are in `tests/browsers/pictures/`. On Debian both browsers are installed where root runs it; elsewhere one that is missing is named and skipped, and with `CI=true` that is a failure.',
  },
  {
    group: 'Test',
    script: 'test:paths',
    args: '<chart>',
    line: 'planned paths of one chart, or of all, in Chromium against the built server',
    details: 'It also prints what no path takes, with its reason. `npm test` walks those of `request-list`.',
  },
  {
    group: 'Test',
    script: 'test:mutants',
    args: '<chart>',
    line: 'whether the tests of one chart, or of all, notice a change of it',
    details:
      'About an hour for all charts on two cores; [contributing](../CONTRIBUTING.md#mutants-of-a-chart) has the options.',
  },
  {
    group: 'Test',
    script: 'paths',
    args: '<chart>',
    line: 'how few tests cover one chart, or all, and what no test can reach',
    details: '[Contributing](../CONTRIBUTING.md#paths-through-a-chart) has the options.',
  },

  {
    group: 'Operate',
    script: 'package',
    args: '<folder>',
    line: 'what a server needs, in a folder that runs with node alone',
    details: 'See [a server in production](operations.md#a-server-in-production).',
  },
  {
    group: 'Operate',
    script: 'fund',
    args: 'import <files>',
    line: "people, their plans and the staff, out of the fund's files into the database",
    details: 'See [import](import.md).',
  },
  {
    group: 'Operate',
    script: 'fund',
    args: 'retention',
    line: "deletes what was kept as long as the fund's settings say; --dry-run counts it",
    details:
      'The server does it every hour: see [how long data is kept](operations.md#how-long-data-is-kept).',
  },
  {
    group: 'Operate',
    script: 'fund',
    args: 'second-factor <cpf>',
    line: 'gives a member of the staff a second factor for the login (TOTP)',
    details: 'See [a second factor for the staff](operations.md#a-second-factor-for-the-staff).',
  },
  { group: 'Operate', script: 'log-name', args: '<cpf>', line: 'the name that the log has for a CPF' },
  {
    group: 'Operate',
    script: 'backup',
    args: '<folder>',
    line: 'a copy of the embedded database and its documents, while no server runs',
    details: 'See [backup and restore](operations.md#backup-and-restore).',
  },
  {
    group: 'Operate',
    script: 'verify-documents',
    line: 'compares the documents of the database with the files of the store',
    details: 'The exit code is 1 where they differ.',
  },
  {
    group: 'Operate',
    script: 'verify-documents',
    args: '--content',
    line: 'compares every byte too, by the SHA-256 of the upload',
  },
  {
    group: 'Operate',
    script: 'connect-documents',
    line: 'makes the document store that of the database, as after a restore',
    details: 'See [which store is whose](operations.md#which-store-is-whose).',
  },

  {
    group: 'Measure',
    script: 'bench',
    line: 'how fast the portal is on a slow phone, beside a form without a library',
    details:
      'The processor is 4 × slower, the network a slow 4G, the cache empty. A form of as many controls without a library is measured in the same rounds, as the floor. `-- --rounds 5` for more than three. It writes Markdown and JSON into `dist/bench/`; compare ratios, and only where the noise below the table is small.',
  },
  {
    group: 'Measure',
    script: 'bench:server',
    line: 'calls that one process answers in a second, and their processor time',
    details:
      "For 20 connections, each of the portal's calls that read, on PGlite and on a PostgreSQL that it starts, with 1,000 and with 1,000,000 requests in the table, and those of a person with 200 requests of 30 documents; beside them the least servers that answer a list, with `node:http`, Hono, pg, Kysely and PGlite. The plans of PostgreSQL are below the table. `-- --only 'list of 26'` measures one, `-- --profile` writes a profile of the process. It writes into `dist/bench/`.",
  },
  {
    group: 'Measure',
    script: 'load',
    line: 'invented participants log in, list, save, upload and send on two processes',
    details:
      'On a PostgreSQL that it starts (15 or newer is installed for that), or on servers that run: times and failures of each call, logins a second, memory, rows and bytes of a request. `-- --participants 1000 --seconds 300 --kill` ends a process in the middle, `-- --help` lists the settings. It writes into `dist/load/`; figures are in [capacity](operations.md#capacity).',
  },
]

/** The command as it is typed. @param {Command} command */
export function typed({ script, args }) {
  const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`
  return args === undefined ? command : `${command} -- ${args}`
}

/**
 * The commands of each group, in the order of the table.
 * @param {readonly Command[]} commands
 */
export const grouped = (commands) =>
  [...new Set(commands.map(({ group }) => group))].map((group) => ({
    group,
    commands: commands.filter((command) => command.group === group),
  }))

/**
 * What `npm run help` prints.
 * @param {readonly Command[]} commands
 */
export function helpText(commands) {
  const width = Math.max(...commands.map((command) => typed(command).length))
  return grouped(commands)
    .map(({ group, commands: listed }) =>
      [group, ...listed.map((command) => `  ${typed(command).padEnd(width)}  ${command.line}`)].join('\n'),
    )
    .join('\n\n')
}
