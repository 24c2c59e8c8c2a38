import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { fingerprint } from './fingerprint.mjs'
import { inPackages, inProject } from './project.mjs'
import { runNode } from './run.mjs'

const SOURCES = [
  'index.html',
  'public',
  'src',
  'ui',
  'machines',
  'api',
  'domain',
  'server',
  'desk',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const STAMP = inProject('dist/.sources')

const BUILDS = [
  { name: 'portal', args: ['build'] },
  { name: 'server', args: ['build', '--ssr', 'server/main.ts', '--outDir', 'dist/server'] },
  {
    name: 'portal alone',
    args: ['build', '--ssr', 'server/portal/main.ts', '--outDir', 'dist/portal-alone'],
  },
  { name: 'desk', args: ['build', '--ssr', 'desk/main.ts', '--outDir', 'dist/desk'] },
]

function stampedFingerprint() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}

/**
 * Builds portal and server into dist/, unless they were built from these very sources.
 * @returns {Promise<string>} what the builder wrote, '' where nothing had to be built
 */
export async function ensureBuild() {
  const sources = fingerprint(SOURCES)
  if (stampedFingerprint() === sources) return ''
  console.log('Building portal and server…')
  rmSync(STAMP, { force: true })
  const outcomes = await Promise.all(
    BUILDS.map(async ({ name, args }) => ({
      name,
      ...(await runNode(inPackages('vite/bin/vite.js'), args, { env: { NODE_ENV: 'production' } })),
    })),
  )
  const output = outcomes.map((outcome) => outcome.output).join('\n')
  const broken = outcomes.filter((outcome) => outcome.code !== 0).map((outcome) => outcome.name)
  if (broken.length > 0) throw new Error(`${output}\nCould not be built: ${broken.join(', ')}.`)
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(STAMP, sources)
  return output
}
