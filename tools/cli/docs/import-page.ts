import { type Column, KINDS, type Kind } from '#server/import/kinds.ts'

const HEAD = `# Import of people

Written by \`npm run docs\` from \`server/import/kinds.ts\`; a test fails where it is not what that says. The fund's people come into the database of the [settings](configuration.md) by files, as often as the fund wants, every night for example:

\`\`\`
npm run fund -- import carga/pessoas.csv carga/planos.csv carga/beneficios.csv --dry-run
\`\`\`

In a package it is \`node dist/tools/main.js import <files>\`. With PostgreSQL the servers may run meanwhile; the embedded database is imported into while no server uses it. The database has to be of this version: start a server once before the first import.

## Files

The beginning of a file's name says what it has: \`planos.csv\`, \`planos-2026-11-25.jsonl\`. Give any of them, each once. CSV (\`.csv\`) has the columns of the tables below in its first line, in any order, with a comma or a semicolon between them and values in quotes where needed; JSON Lines (\`.jsonl\`) has an object in each line, under the same names. Both are UTF-8, and end with a line break: a file that does not was cut and is refused. A column that is not required may be missing or empty; a column that is not in the table is refused. Ids are those of the fund's tables (\`REFERENCE_DIR\`).

## What an import does

- People are recognised by CPF; who is not in \`pessoas\` stays as they are. To delete a person, use \`npm run fund -- erase\`; a person who is still in the files is imported again.
- The rows that a person has in a file replace those in the database. If \`pessoas\` is given along, its people who have no row in another given file lose their rows of that kind; otherwise people without a row stay as they are.
- It is one transaction: all of it or nothing. The same files again change nothing. On PostgreSQL it uses a temporary table; every role may create them where the privilege \`TEMPORARY\` was not revoked. People whose rows it changes can log in and save meanwhile.
- The password of \`senha_hash\` is taken only where the person has none in the portal (P-496). Without a password a person makes one at \`/naotemsenha\`, with a code that is mailed to \`email_pessoal\`.
- Requests are never changed. Where a plan has ended or is gone, a request that was sent goes on at the fund; one that is open is judged with the plans of the day when it is saved (P-499).
- A person who had registered as a visitor with a CPF of \`pessoas\` or \`equipe\` keeps requests and documents, but not the password and the sessions (P-497).
- A [second factor](operations.md#a-second-factor-for-the-staff) is not touched.
- Who is missing in \`equipe\` loses the role and the sessions, and, being neither participant nor pensioner, cannot log in. The password stays for the case that the role comes back (P-498).
- A hash of \`senha_hash\` that costs more than four times what one of the portal's own does is refused, since every attempt to log in would cost that; weaker ones than recommended are taken and counted (P-745).

| Option | What |
|---|---|
| \`--dry-run\` | does everything and takes it back: the counts without the change |
| \`--skip-bad-rows\` | imports the people without a bad row; of the others nothing is changed |
| \`--allow-removals <n>\` | allows \`n\` removals, in all files together. Taking anyone from \`equipe\`, or more than 1 % of the rows that the database has of another kind, is refused otherwise, with the number to allow: a file may be cut off (P-743) |

Every bad row is printed with its file, its line (the last one of a row with line breaks) and the reason, without its values and at most a thousand of each file, then how many rows of each kind are new, changed, the same and removed. Nothing is written while a row is bad, without \`--skip-bad-rows\`. The exit code is 0 where everything was imported (or would be), 1 where not, also where bad rows were skipped, and 2 for a wrong command.

It was measured with 40,000 invented people, who had five files and 200,000 rows. On two cores that had nine times as much other work it took 28 s into an empty PostgreSQL 15, 26 s for the same files again and 36 s with every row changed; into the embedded database 32, 29 and 64 s. Rows are read one by one: a million new people in \`pessoas\` took a process on PostgreSQL at most 221 MB of memory, and on the embedded database 454 MB (461 MB for the same file again).
`

/** docs/import.md. */
export const importPage = (): string => [HEAD, ...KINDS.map(sectionOf)].join('\n')

const sectionOf = ({ name, words, columns }: Kind): string =>
  [
    `## ${name}`,
    '',
    words,
    '',
    '| Column | Value | Empty |',
    '|---|---|---|',
    ...columns.map(lineOf),
    '',
  ].join('\n')

const lineOf = (column: Column): string => `| \`${column.name}\` | ${column.is.words} | ${emptyOf(column)} |`

function emptyOf({ empty }: Column): string {
  if (empty === undefined) return 'required'
  if (empty === null || empty === '') return 'nothing'
  return `\`${typeof empty === 'boolean' ? 'N' : empty}\``
}
