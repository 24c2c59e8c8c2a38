export type PathStep = { readonly case: string | null; readonly states: readonly string[] }

/** `TestModel` appends the keys of all states to the message of an error. */
const PATH_OF_TEST_MODEL = /\nPath:\n\tState: [\s\S]*$/

/**
 * Replaces the path in an error's message: one line for each step, with its case and the expected states, and
 * a mark at the step that failed.
 * @param failed the index of that step; 0 is the start
 */
export function withPath(error: unknown, steps: readonly PathStep[], failed: number): unknown {
  if (!(error instanceof Error)) return error
  const lines = steps.map(({ case: name, states }, index) => {
    const line = `${index}. ${name ?? 'start'} ⇒ ${states.join(', ')}`
    return index === failed ? `✖ ${line}` : `  ${line}`
  })
  error.message = `${error.message.replace(PATH_OF_TEST_MODEL, '')}\nPath:\n${lines.join('\n')}`
  return error
}
