import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

/** Texts of source files by their path inside the project. */
export type Sources = ReadonlyMap<string, string>

/** Where the traces of a call are looked for. */
const FOLDERS = ['server/verbs', 'src/adapters', 'desk', 'tests/server']

const SOURCE = /\.tsx?$/

/** Every source file below these folders; without any, everything that serves, makes or tests calls. */
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

/** Names that a file imports from the contract to use them, not just their types. */
export const importedFromContract = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(CONTRACT_IMPORT)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim().replace(/ as .*$/, '')),
  )

/** Paths written out in a file; what is filled in when it runs counts as one segment. */
export const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/['"`](\/[^'"`\s?]*)/g)].map((match) => (match[1] ?? '').replace(/\$\{[^}]*\}/g, 'x'))
