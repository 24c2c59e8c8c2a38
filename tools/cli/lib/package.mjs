import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { closure, modulesOf } from './package-modules.mjs'
import { inProject, root } from './project.mjs'
import { run } from './run.mjs'

/** @typedef {import('./package-modules.mjs').Module} Module */

const PROGRAMS = ['dist/server', 'dist/portal-alone', 'dist/desk', 'dist/tools']
const ABOUT = [
  'LICENSE',
  'README.md',
  'docs/configuration.md',
  'docs/operations.md',
  'docs/import.md',
  'deploy',
]
const COPIED = [...PROGRAMS, 'dist/portal', 'server/reference', ...ABOUT]

/**
 * Writes what a server needs to run with `node` alone into a new folder: built programs, the packages that they
 * import, the fund's tables, notices, the parts list (CycloneDX) and the checksum of each file.
 * @param {string} folder must not exist
 */
export async function writePackage(folder) {
  if (existsSync(folder)) throw new Error(`${folder} exists already: remove it or name another folder.`)
  const about = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const modules = modulesOf(PROGRAMS)
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(inProject(path), join(folder, path), { recursive: true })
  for (const { path } of modules) copyModule(path, folder)
  const { name, version, license, engines } = about
  const main = { name, version, private: true, license, type: 'module', engines }
  /** @param {string} file @param {string} text */
  const write = (file, text) => writeFileSync(join(folder, file), `${text}\n`)
  write('package.json', JSON.stringify(main, null, 2))
  write('COMMIT', await commit())
  // What is bundled into the scripts of browsers is given away too.
  const given = closure([...Object.keys(about.dependencies), ...modules.map((module) => module.name)])
  write('THIRD-PARTY-NOTICES.txt', noticesOf(given))
  write('sbom.cdx.json', JSON.stringify(partsList(main, given), null, 2))
  write('SHA256SUMS', sums(folder))
  setModes(folder)
}

/**
 * Readable by the account that runs the server and writable by none but its owner, whatever the umask was.
 * @param {string} folder
 */
function setModes(folder) {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  for (const path of [folder, ...inside]) {
    const mayRun = (statSync(path).mode & 0o100) !== 0
    chmodSync(path, mayRun ? 0o755 : 0o644)
  }
}

/**
 * Without the packages inside it, which are copied where they are needed.
 * @param {string} path
 * @param {string} folder
 */
function copyModule(path, folder) {
  const nested = inProject(path, 'node_modules')
  cpSync(inProject(path), join(folder, path), {
    recursive: true,
    filter: (file) => file !== nested && !file.startsWith(`${nested}/`),
  })
}

/** '' outside a repository; with `+` where files differ from the commit. */
async function commit() {
  const head = await run('git', ['-C', root, 'rev-parse', 'HEAD'])
  if (head.code !== 0) return ''
  const changed = await run('git', ['-C', root, 'status', '--porcelain', '--untracked-files=no'])
  return head.output.trim() + (changed.output.trim() === '' ? '' : '+')
}

/** @param {readonly Module[]} modules */
const noticesOf = (modules) =>
  modules
    .map(
      ({ name, version, license, text }) =>
        `${name} ${version} (${license})\n\n${text || 'No licence file.'}`,
    )
    .join(`\n\n${'='.repeat(80)}\n\n`)

/**
 * @param {{ name: string, version: string }} main
 * @param {readonly Module[]} modules
 */
const partsList = ({ name, version }, modules) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: modules.map((module) => ({
    type: 'library',
    'bom-ref': `${module.name}@${module.version}#${module.path}`,
    name: module.name,
    version: module.version,
    purl: `pkg:npm/${module.name.replace('@', '%40')}@${module.version}`,
    ...(module.license !== '' && { licenses: [{ expression: module.license }] }),
  })),
})

/**
 * In the form that `sha256sum -c` reads.
 * @param {string} folder
 */
const sums = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}`,
    )
    .join('\n')
