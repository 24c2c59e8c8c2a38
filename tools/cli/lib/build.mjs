import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { fingerprint } from './fingerprint.mjs'
import { finishPage } from './finish-page.mjs'
import { precompress } from './precompress.mjs'
import { inPackages, inProject } from './project.mjs'
import { runNode } from './run.mjs'

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {readonly string[]} args what the program is called with
 * @property {string} [program] of a package; without it Vite
 *
 * @typedef {object} Product
 * @property {string} title
 * @property {readonly string[]} sources places inside the project
 * @property {string} stamp file that keeps the fingerprint of the sources it was built from
 * @property {readonly Build[]} builds
 * @property {string} [served] folder whose files go to browsers
 * @property {() => Promise<void>} [finish] runs after the builds
 */

const SCREENS = [
  'public',
  'src',
  'ui',
  'machines',
  'api',
  'domain',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** @type {Product} */
const PORTAL_AND_SERVER = {
  title: 'portal and server',
  sources: [...SCREENS, 'index.html', 'server'],
  stamp: inProject('dist/.sources'),
  served: inProject('dist/portal/assets'),
  builds: [
    { name: 'portal', args: ['build'] },
    { name: 'server', args: ['build', '--ssr', 'server/main.ts', '--outDir', 'dist/server'] },
    {
      name: 'portal alone',
      args: ['build', '--ssr', 'server/portal/main.ts', '--outDir', 'dist/portal-alone'],
    },
    { name: 'tools', args: ['build', '--ssr', 'server/tools/main.ts', '--outDir', 'dist/tools'] },
    { name: 'desk', args: ['build', '--ssr', 'server/desk-client/main.ts', '--outDir', 'dist/desk'] },
    { name: 'login', args: ['build', '--ssr', 'src/prerender.tsx', '--outDir', 'dist/prerender'] },
  ],
  finish: finishPage,
}

/** @type {Product} */
const GALLERY = {
  title: 'gallery',
  sources: [
    ...SCREENS,
    ...['tools/gallery', 'tools/chart-paths', 'model-tests', 'tools/samples', 'server/reference'],
  ],
  stamp: inProject('dist/.gallery-sources'),
  builds: [{ name: 'gallery', args: ['build', '--config', 'tools/gallery/vite.config.ts'] }],
}

/** @type {Product} */
const FLOWS = {
  title: "analysts' pages",
  sources: [
    ...['tools/flows', 'tools/chart-paths', 'tools/samples', 'model-tests', 'machines', 'domain', 'ui'],
    ...['server/reference', 'docs/requirements', 'docs/decisions', 'tools/cli/docs', 'tools/cli/flows.ts'],
    ...['dist/flow-pictures/pictures.json', 'dist/paths/report.json'],
    ...['api', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ],
  stamp: inProject('dist/.flows-sources'),
  builds: [{ name: "analysts' pages", program: 'tsx/dist/cli.mjs', args: ['tools/cli/flows.ts'] }],
}

/**
 * Builds portal and server into dist/, unless their sources are unchanged.
 * @returns {Promise<string>} what the builder wrote, '' where nothing had to be built
 */
export const ensureBuild = () => ensure(PORTAL_AND_SERVER)

/** Builds the gallery into dist/gallery/, unless its sources are unchanged. */
export const ensureGallery = () => ensure(GALLERY)

/** A hash of everything that the pictures of the gallery show. */
export const galleryFingerprint = () => fingerprint(GALLERY.sources)

/** Builds the analysts' pages into dist/flows/, unless their sources are unchanged. */
export const ensureFlows = () => ensure(FLOWS)

/** @param {Product} product */
async function ensure({ title, sources, stamp, builds, served, finish }) {
  const current = fingerprint(sources)
  if (stampedFingerprint(stamp) === current) return ''
  console.error(`Building ${title}…`)
  rmSync(stamp, { force: true })
  const outcomes = await Promise.all(
    builds.map(async ({ name, args, program = 'vite/bin/vite.js' }) => ({
      name,
      ...(await runNode(inPackages(program), args, { env: { NODE_ENV: 'production' } })),
    })),
  )
  const output = outcomes.map((outcome) => outcome.output).join('\n')
  const broken = outcomes.filter((outcome) => outcome.code !== 0).map((outcome) => outcome.name)
  if (broken.length > 0) throw new Error(`${output}\nCould not be built: ${broken.join(', ')}.`)
  await finish?.()
  if (served) precompress(served)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
  return output
}

/** @param {string} stamp */
function stampedFingerprint(stamp) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
