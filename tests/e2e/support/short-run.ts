/**
 * Set by `npm test`: what is rare, or checked in another way too, is left out, as are the tests with the tag
 * `@complete`.
 */
export const isShortRun = process.env.SHORT_RUN === 'true'
