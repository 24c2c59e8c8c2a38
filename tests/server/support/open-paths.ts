import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder and what is in it, as 'mode path', where it is not 0700 for a folder and 0600 for a file. */
export function openPaths(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return [folder, ...inside].flatMap((path) => {
    const entry = lstatSync(path)
    const mode = (entry.mode & 0o777).toString(8)
    return mode === (entry.isDirectory() ? '700' : '600') ? [] : [`${mode} ${path}`]
  })
}
