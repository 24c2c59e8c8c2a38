import { whereIs } from './browser-system.mjs'
import { run } from './run.mjs'

/** The first starts three times as fast, but older releases lack it. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

export const canInstallPackages = () => process.getuid?.() === 0 && whereIs('apt-get').length > 0

/** @param {readonly string[]} args */
const aptGet = async (args) =>
  (await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: 600 })).code === 0

export async function installDebianBrowser() {
  await aptGet(['update'])
  for (const name of PACKAGES)
    if (await aptGet(['install', '-y', '--no-install-recommends', name])) return true
  return false
}
