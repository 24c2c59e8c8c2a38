/** Imports on demand in the sources, which are files of their own in the build. */
const ON_DEMAND = /\bimport\('([^']+)'\)/g

const SOURCES = /\/(src|api\/client)\/.*\.tsx?$/

/** The name of a file without its folder and ending: 'request-types'. */
const nameOf = (/** @type {string} */ file) => file.replace(/^.*\//, '').replace(/\.\w+$/, '')

/**
 * Vite plugin for tests of the whole portal: an import on demand goes through `loadScript(name, load)`, so
 * that a test can hold it as it holds a request of a browser.
 * @returns {import('vite').Plugin}
 */
export const heldImports = () => ({
  name: 'held-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!SOURCES.test(id)) return undefined
    return code.replace(ON_DEMAND, (load, file) => `loadScript('${nameOf(file)}', () => ${load})`)
  },
})
