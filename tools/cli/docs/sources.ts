import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

/** Source texts by path in the project. */
export type Sources = ReadonlyMap<string, string>

const SOURCE = /\.tsx?$/

/** All source files in these folders. */
export function readSources(folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  )
  return new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')]))
}
