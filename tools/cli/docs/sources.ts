import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

/** Source texts by path in the project. */
export type Sources = ReadonlyMap<string, string>

/** Folders that serve, make or test calls. */
const FOLDERS = ['server/verbs', 'src/adapters', 'server/desk-client', 'tests/server']

const SOURCE = /\.tsx?$/

/** All source files in these folders. */
export function readSources(folders: readonly string[] = FOLDERS): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  )
  return new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')]))
}

const CONTRACT_IMPORT = /import \{([^}]*)\} from '#api\/contract\/[\w-]+\.ts'/g

/** Names that a file imports from the contract, without types. */
export const importedFromContract = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(CONTRACT_IMPORT)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim().replace(/ as .*$/, '')),
  )

/** Path literals in a file; an interpolation counts as one segment. */
export const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/['"`](\/[^'"`\s?]*)/g)].map((match) => (match[1] ?? '').replace(/\$\{[^}]*\}/g, 'x'))
