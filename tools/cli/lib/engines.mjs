import { existsSync } from 'node:fs'

import { canInstallPackages, installDebianPackages } from './browser-debian.mjs'
import { commandPath } from './browser-system.mjs'

/**
 * A browser of another engine than Chromium's.
 * @typedef {object} Engine
 * @property {'firefox' | 'webkit'} name as the projects of `tests/browsers/` begin
 * @property {string} title
 * @property {readonly string[]} packages of Debian
 * @property {string} elsewhere how to get it where these are not
 * @property {() => Programs | null} find
 *
 * @typedef {Readonly<Record<string, string>>} Programs what the journeys start, by what it is
 */

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    elsewhere: 'elsewhere from https://www.mozilla.org/firefox/',
    find: () => {
      const [executable] = [...commandPath('firefox-esr'), ...commandPath('firefox'), MAC_FIREFOX].filter(
        existsSync,
      )
      return executable === undefined ? null : { executable }
    },
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    elsewhere: 'elsewhere in a container of Debian',
    find: () => {
      const [driver] = commandPath('WebKitWebDriver')
      const [display] = commandPath('Xvfb')
      return driver === undefined || display === undefined ? null : { driver, display }
    },
  },
]

/**
 * The programs of an engine; installs them if possible.
 * @param {Engine} engine
 * @returns {Promise<Programs | null>}
 */
export async function findEngine({ title, packages, find }) {
  const found = find()
  if (found !== null || !canInstallPackages()) return found
  console.log(`Installing ${title} with apt-get…`)
  return (await installDebianPackages(packages)) ? find() : null
}

/** @param {Engine} engine */
export const missingEngine = ({ title, packages, elsewhere }) =>
  `${title} is missing: on Debian it comes with \`apt-get install ${packages.join(' ')}\`, ${elsewhere}.`
