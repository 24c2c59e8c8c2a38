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

const TEXT_OF_CALL = /\b(?:summary|without):(?:\s*(?:'[^'\n]*'|"[^"\n]*")(?:\s*\+)?)+,/g

/**
 * Removes from the built portal what calls say to readers of the contract: the server and the pages have it.
 * @returns {import('vite').Plugin}
 */
export const withoutCallTexts = () => ({
  name: 'without-call-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/api\/contract\/.+\.ts$/, code: 'summary:' },
    handler: (code) => ({ code: stripCallTexts(code), map: null }),
  },
})

/**
 * Keeps the number of lines, as above.
 * @param {string} code
 */
export const stripCallTexts = (code) =>
  code.replace(TEXT_OF_CALL, (text) => '\n'.repeat(text.split('\n').length - 1))
