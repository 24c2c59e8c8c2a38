import icons from '@mdi/js'

const PREFIX = 'virtual:icon/'
const IMPORT = /import \{([^}]+)\} from '@mdi\/js'/g

/** @type {Readonly<Record<string, string>>} */
const paths = icons

/**
 * Makes a module of each icon that is imported from the set, which is one file: every screen then brings its own
 * icons, and the first one not those of all the others.
 * @returns {import('vite').Plugin}
 */
export const iconModules = () => ({
  name: 'icon-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '@mdi/js' },
    handler: (code) => ({
      code: code.replace(IMPORT, (_, names) => importsOf(names)),
      map: null,
    }),
  },
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${PREFIX}`)
      ? `export default ${JSON.stringify(paths[id.slice(PREFIX.length + 1)])}`
      : null,
})

/**
 * On as many lines as before, so that errors are found where they are.
 * @param {string} names
 */
function importsOf(names) {
  const imports = names.split(',').flatMap((name) => {
    const icon = name.trim()
    return icon === '' ? [] : [`import ${icon} from '${PREFIX}${icon}'`]
  })
  return imports.join(';') + '\n'.repeat(names.split('\n').length - 1)
}
