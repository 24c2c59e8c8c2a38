import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'

import type { Version } from '../../flows/describe/compare.ts'
import { inPackages, inProject } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { withTemporaryFolder } from '../lib/temporary-folder.mjs'

/** What the description takes from the revision; one without it cannot be described. */
const READ = 'tools/samples/validation/sheets.ts'

/** What describes a version: taken from this one, so that both are described in the same words. */
const DESCRIBING = ['tools/flows', 'tools/cli/docs', 'tools/cli/flows-version.ts']

/** The charts and rules of a revision of this project. Throws what git or the description said. */
export const versionAt = (revision: string): Promise<Version> =>
  withTemporaryFolder(async (folder: string) => {
    const copy = `${folder}/version`
    await mustRun('git', ['worktree', 'add', '--detach', copy, revision])
    try {
      if (!existsSync(`${copy}/${READ}`)) throw new Error(`${revision} has no ${READ} yet`)
      symlinkSync(inProject('node_modules'), `${copy}/node_modules`)
      for (const place of DESCRIBING)
        cpSync(inProject(place), `${copy}/${place}`, { recursive: true, force: true })
      const written = `${folder}/version.json`
      await mustRun(process.execPath, [
        inPackages('tsx/dist/cli.mjs'),
        '--tsconfig',
        `${copy}/tsconfig.json`,
        `${copy}/tools/cli/flows-version.ts`,
        written,
      ])
      return JSON.parse(readFileSync(written, 'utf8')) as Version
    } finally {
      await run('git', ['worktree', 'remove', '--force', copy])
    }
  })

async function mustRun(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(output)
}
