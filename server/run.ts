import { createLogger } from './logger.ts'

type Running = { readonly close: () => Promise<void> }

/**
 * Runs a server until SIGINT or SIGTERM closes it; a second signal meanwhile ends the process at once. What the
 * reader of a failed start can put right is said in the sentence of `faultOf`; null: it is a defect and keeps its
 * trace, in the log, which hides what is nobody's business.
 */
export async function runServer(
  start: () => Promise<Running>,
  faultOf: (error: unknown) => string | null,
): Promise<void> {
  process.on('uncaughtException', crash)
  try {
    const { close } = await start()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => close().then(() => process.exit(0), crash))
    }
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) crash(error)
    console.error(fault)
    process.exit(1)
  }
}

/** Written at once: the process ends. */
function crash(error: unknown): never {
  createLogger('fatal').fatal({ err: error }, 'crashed')
  process.exit(1)
}
