import { COMMANDS, type Command, grouped, typed } from '../commands.mjs'

const HEAD = `# Commands

Written by \`npm run docs\` from \`tools/cli/commands.mjs\`, as is what \`npm run help\` prints; a test fails where a script of \`package.json\` is missing. Those that use a database, a store or a port take them from the [settings](configuration.md).
`

/** docs/commands.md. */
export const commandsPage = (): string =>
  [HEAD, ...grouped(COMMANDS).map(({ group, commands }) => sectionOf(group, commands))].join('\n')

const sectionOf = (group: string, commands: readonly Command[]): string =>
  [
    `## ${group}`,
    '',
    '| Command | Does |',
    '|---|---|',
    ...commands.map((command) => `| \`${typed(command)}\` | ${command.line} |`),
    '',
    ...commands.flatMap(({ details, ...command }) =>
      details === undefined ? [] : [`**\`${typed(command)}\`** ${details}`, ''],
    ),
  ].join('\n')
