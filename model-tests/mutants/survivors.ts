/** Mutants that no test can detect, by id, and why. */
export const SURVIVORS: Readonly<Record<string, string>> = {}
