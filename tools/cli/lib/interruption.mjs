const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the work and then always the cleanup, also on a signal; the process then ends by that signal.
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {() => Promise<void>} cleanUp
 * @returns {Promise<Result>}
 */
export async function withCleanup(work, cleanUp) {
  /** @type {NodeJS.Signals | null} */
  let interruption = null
  /** @type {(signal: NodeJS.Signals) => void} */
  let interrupt = () => {}
  const interrupted = new Promise((_resolve, reject) => {
    interrupt = (signal) => {
      interruption = signal
      reject(new Error(`Interrupted by ${signal}.`))
    }
  })
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    return await Promise.race([work(), interrupted])
  } finally {
    await cleanUp()
    for (const signal of SIGNALS) process.off(signal, interrupt)
    if (interruption !== null) process.kill(process.pid, interruption)
  }
}
