const META = /\bmeta: \{[^{}]*\}/g
const FOR_ANALYSTS = /\b(?:label: '[^']*'|requirements: \[[^\]]*\]),?/g

/**
 * Removes from the built portal the parts of a state's `meta` that only analysts and tests read: label and
 * requirements. @returns {import('vite').Plugin}
 */
export const withoutAnalystMeta = () => ({
  name: 'without-analyst-meta',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.+\.ts$/, code: 'meta: {' },
    handler: (code) => ({ code: stripMeta(code), map: null }),
  },
})

/**
 * Keeps the number of lines, so that positions in errors are correct.
 * @param {string} code
 */
export const stripMeta = (code) =>
  code.replace(META, (meta) =>
    meta.replace(FOR_ANALYSTS, (property) => '\n'.repeat(property.split('\n').length - 1)),
  )
