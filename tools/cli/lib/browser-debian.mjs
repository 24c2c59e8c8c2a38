import { commandPath } from './browser-system.mjs'
import { run } from './run.mjs'

/** The first one starts three times as fast, but older releases do not have it. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium']

export const canInstallPackages = () => process.getuid?.() === 0 && commandPath('apt-get').length > 0

/** @param {readonly string[]} args */
const aptGet = async (args) =>
  (await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: 600 })).code === 0

/**
 * Installs all of these packages, or none if one is not available.
 * @param {readonly string[]} packages
 */
const install = (packages) => aptGet(['install', '-y', '--no-install-recommends', ...packages])

/** @param {readonly string[]} packages */
export async function installDebianPackages(packages) {
  await aptGet(['update'])
  return install(packages)
}

export async function installDebianBrowser() {
  await aptGet(['update'])
  for (const name of CHROMIUMS) if (await install([name])) return true
  return false
}

/**
 * Both Chromiums of Debian, which draw text differently; installs one that is missing, if possible.
 * @returns {Promise<readonly { name: string, executablePath: string | null }[]>} null: not on this machine
 */
export async function debianChromiums() {
  const found = []
  for (const name of CHROMIUMS) {
    if (commandPath(name).length === 0 && canInstallPackages()) await installDebianPackages([name])
    found.push({ name, executablePath: commandPath(name)[0] ?? null })
  }
  return found
}
