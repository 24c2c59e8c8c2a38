import { createLogger } from './logger.ts'

type Running = { readonly close: () => Promise<void> }

export type Progress = {
  /** Waiting for something else, which has a timeout. */
  readonly waitFor: (what: string) => void
  /** Work of this process, without a timeout. */
  readonly workOn: (what: string) => void
}

const LIMIT_MILLISECONDS = 30_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a server until SIGINT or SIGTERM closes it; a second signal ends the process at once. Prints the
 * sentence of `faultOf` for failures that the operator can fix; null is a defect, logged with its stack
 * trace. A start that waits longer than the timeout fails too.
 */
export async function runServer(
  start: (progress: Progress) => Promise<Running>,
  faultOf: (error: unknown) => string | null,
  limitMilliseconds = LIMIT_MILLISECONDS,
): Promise<void> {
  process.on('uncaughtException', crash)
  const watch = watchStart(limitMilliseconds)
  try {
    const { close } = await start(watch)
    watch.end()
    const end = () => {
      // Another signal, also of the other kind, has its usual effect.
      for (const signal of SIGNALS) process.off(signal, end)
      close().then(() => process.exit(0), crash)
    }
    for (const signal of SIGNALS) process.on(signal, end)
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) crash(error)
    console.error(fault)
    process.exit(1)
  }
}

/** The timer also keeps the process alive while it waits for a promise that never settles. */
function watchStart(milliseconds: number): Progress & { readonly end: () => void } {
  const seconds = milliseconds / 1000
  let onLimit = () => {}
  const timer = setInterval(() => onLimit(), milliseconds)
  const begin = (next: () => void) => {
    onLimit = next
    timer.refresh()
  }
  const waitFor = (what: string) =>
    begin(() => {
      console.error(`O portal não iniciou: ${what} não respondeu em ${seconds} segundos.`)
      process.exit(1)
    })
  waitFor('o sistema')
  return {
    waitFor,
    workOn: (what) => begin(() => console.error(`O portal ainda não iniciou: ${what}.`)),
    end: () => clearInterval(timer),
  }
}

/** Written synchronously, because the process ends. */
function crash(error: unknown): never {
  createLogger('fatal').fatal({ err: error }, 'crashed')
  process.exit(1)
}
