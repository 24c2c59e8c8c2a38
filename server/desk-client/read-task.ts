import { parseArgs } from 'node:util'

import type { Client } from '#api/client/client.ts'

import { COMMANDS, type Option } from './commands.ts'
import { usageOf } from './usage.ts'
import { UsageError } from './usage-error.ts'

export type Task = (call: Client) => Promise<string>

/** The parsed command; null for the usage. Throws `UsageError`. */
export function readTask(args: readonly string[]): Task | null {
  const { positionals, values } = parsed(args)
  const [name, ...words] = positionals
  if (name === undefined || values.help) return null
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command) throw new UsageError(`Não há o comando "${name}". Veja os que há com: npm run fund`)
  const { least, most } = command.takes
  const { help: _help, ...options } = values
  const hasUnknown = Object.keys(options).some((option) => !command.options?.includes(option as Option))
  if (words.length < least || words.length > most || hasUnknown) {
    throw new UsageError(usageOf(command))
  }
  return command.prepare({
    at: (position) => words[position] ?? '',
    status: values.status,
    type: values.type,
    page: values.page,
  })
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        type: { type: 'string' },
        page: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch {
    throw new UsageError(
      'As opções são --status <situação>, --type <número> e --page <número>, do comando list; audit tem --page.',
    )
  }
}
