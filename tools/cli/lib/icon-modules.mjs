import icons from '@mdi/js'

const PREFIX = 'virtual:icon/'
const IMPORT = /import \{([^}]+)\} from '@mdi\/js'/g

/** @type {Readonly<Record<string, string>>} */
const paths = icons

/**
 * Makes a module of each imported icon. The package is one file, so that all icons would be in the first
 * chunk.
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
 * Keeps the number of lines, so that positions in errors are correct.
 * @param {string} names
 */
function importsOf(names) {
  const imports = names.split(',').flatMap((name) => {
    const icon = name.trim()
    return icon === '' ? [] : [`import ${icon} from '${PREFIX}${icon}'`]
  })
  return imports.join(';') + '\n'.repeat(names.split('\n').length - 1)
}
