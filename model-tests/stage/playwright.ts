/*
 * In place of the package of Playwright on the stage: what drivers, and the support of journeys that they import,
 * use of it when they are loaded.
 */
export { expect } from './expect.ts'

const extendable = Object.assign(() => {}, { extend: () => extendable })
export const test: typeof extendable = extendable
