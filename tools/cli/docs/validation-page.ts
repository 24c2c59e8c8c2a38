import { basename } from 'node:path'

import { type MessageKey, writtenOut } from './messages.ts'
import { NOT_PROVOKED } from './not-provoked.ts'
import type { MessageRow } from './validation-rows.ts'

const HEAD = `# Validation messages of the request forms

Written by \`npm run docs\` from \`tools/samples/validation/rows/\`; a test fails where a form names a message that no row provokes. Each row is provoked twice, in the test of the sheet that it names: on the form as it is drawn, by answering in its controls and pressing Próximo (\`tests/validation/on-screen.complete.test.tsx\`), and at the server, by saving the same answers (\`tests/validation/at-server.test.ts\`): the same sentences beside the same answers, under "Problemas de preenchimento. Verifique o formulário." or the sentence that the enrolment has in its place. Questions that several types ask are provoked in one of them, and in the others by the rules alone (\`tests/validation/in-every-form.test.ts\`). Rules are ids of [the register](../../docs/requirements/README.md) and of [decisions](../../docs/decisions/README.md); dates are written as they are stored, where they exist.

| Message | Beside | Said when | Types | Rule | Where it is | Sheet |
|---|---|---|---|---|---|---|
`

type Naming = ReadonlyMap<MessageKey, readonly string[]>

/**
 * The page `dist/docs/validation.md`: one line per message and answer, then the messages that are not provoked,
 * and why.
 */
export const validationPage = (rows: readonly MessageRow[], naming: Naming): string =>
  `${HEAD}${rows.map((row) => lineOf(row, naming)).join('\n')}\n\n## Not provoked\n\n${excused()}\n`

function lineOf(
  { sentence, key, path, label, types, when, rules, sheets }: MessageRow,
  naming: Naming,
): string {
  const files = key === null ? [] : (naming.get(key) ?? [])
  return row([
    sentence,
    `${label}<br>\`${path}\``,
    when.join('<br>'),
    types.join(', '),
    rules.join('<br>'),
    files.map((file) => `[${basename(file, '.ts')}](../../${file})`).join(', '),
    sheets.join('<br>'),
  ])
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const excused = () =>
  [
    '| Message | Why |',
    '|---|---|',
    ...Object.entries(NOT_PROVOKED).map(([key, why]) => row([writtenOut(key as MessageKey), why])),
  ].join('\n')
