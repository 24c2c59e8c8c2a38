import { readFileSync } from 'node:fs'

import { ConfigError, type Variables } from './environment.ts'

const ENDING = '_FILE'

/**
 * The variables with each of `names` read from the file that `<name>_FILE` gives, without the white space
 * around it. Throws `ConfigError` with all problems at once; none repeats the content.
 */
export function withSecretFiles(variables: Variables, names: readonly string[]): Variables {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const file = variables[name + ENDING]
    if (!file) continue
    const secret = variables[name] ? null : contentOf(file)
    if (secret) read[name] = secret
    else problems.push(`  - ${name}${ENDING}: ${problemOf(variables[name], secret)}`)
  }
  if (problems.length === 0) return { ...variables, ...read }
  throw new ConfigError(['A configuração do servidor tem problemas:', ...problems].join('\n'))
}

function problemOf(direct: string | undefined, content: string | null): string {
  if (direct) return 'não pode ser usado junto com a variável sem _FILE'
  return content === null ? 'o arquivo não pode ser lido' : 'o arquivo está vazio'
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
