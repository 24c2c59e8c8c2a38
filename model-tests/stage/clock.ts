import { isOutside, RealDate, real } from './real.ts'

type Timer = { readonly id: number; at: number; readonly every: number | null; readonly run: () => void }

/** The clock of the page, with the meaning of Playwright's. Until `install` it is the time of Node. */
class PageClock {
  #timers = new Map<number, Timer>()
  #nextId = 1
  #wake: NodeJS.Timeout | undefined
  /** What is added to Node's time while the clock runs. */
  #ahead = { date: 0, elapsed: 0 }
  /** null: it runs. */
  #stoppedAt: { date: number; elapsed: number } | null = null

  date = (): number => this.#stoppedAt?.date ?? real.now() + this.#ahead.date
  elapsed = (): number => this.#stoppedAt?.elapsed ?? real.elapsed() + this.#ahead.elapsed
  #loadedAt = 0
  /** `performance.now()` of the page: it begins with each load. */
  sinceLoad = (): number => this.elapsed() - this.#loadedAt

  async install({ time }: { readonly time?: number | Date } = {}): Promise<void> {
    if (time !== undefined) this.#ahead.date = Number(time) - real.now()
  }

  /** Timers that are due until then fire at most once; the clock stops. */
  async pauseAt(time: number | Date): Promise<void> {
    await this.fastForward(Math.max(0, Number(time) - this.date()))
    this.#stoppedAt = { date: Number(time), elapsed: Math.ceil(this.elapsed()) }
    real.clearTimeout(this.#wake)
  }

  async resume(): Promise<void> {
    if (this.#stoppedAt === null) return
    const { date, elapsed } = this.#stoppedAt
    this.#stoppedAt = null
    this.#ahead = { date: date - real.now(), elapsed: elapsed - real.elapsed() }
    this.#schedule()
  }

  /** Each timer fires when it is due; what it starts can fire too. */
  async runFor(milliseconds: number): Promise<void> {
    const end = this.elapsed() + milliseconds
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#advance(Math.max(0, next.at - this.elapsed()))
      this.#fire(next)
      await Promise.resolve()
    }
    this.#advance(Math.max(0, end - this.elapsed()))
    this.#schedule()
  }

  /** As if the computer had slept: each timer that is due fires once. */
  async fastForward(milliseconds: number): Promise<void> {
    this.#advance(milliseconds)
    const end = this.elapsed()
    const due = [...this.#timers.values()].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
    for (const timer of due) if (this.#timers.has(timer.id)) this.#fire(timer)
    this.#schedule()
  }

  set(run: () => void, milliseconds: number, every: number | null): number {
    const id = this.#nextId++
    // Whole numbers, so that 299 and 1 milliseconds are 300.
    const at = Math.ceil(this.elapsed()) + Math.max(0, milliseconds || 0)
    this.#timers.set(id, { id, at, every, run })
    this.#schedule()
    return id
  }

  clear(id: unknown): boolean {
    return this.#timers.delete(id as number)
  }

  /** The page is unloaded: nothing of it fires any more. */
  reset(): void {
    this.#timers.clear()
    real.clearTimeout(this.#wake)
    this.#loadedAt = this.elapsed()
  }

  /** As of a new browser. */
  renew(): void {
    this.#ahead = { date: 0, elapsed: 0 }
    this.#stoppedAt = null
    this.reset()
  }

  #advance(milliseconds: number): void {
    if (this.#stoppedAt) {
      this.#stoppedAt.date += milliseconds
      this.#stoppedAt.elapsed += milliseconds
    } else {
      this.#ahead.date += milliseconds
      this.#ahead.elapsed += milliseconds
    }
  }

  #due(end: number): Timer | null {
    let first: Timer | null = null
    for (const timer of this.#timers.values())
      if (timer.at <= end && (first === null || timer.at < first.at)) first = timer
    return first
  }

  #fire(timer: Timer): void {
    if (timer.every === null) this.#timers.delete(timer.id)
    else timer.at = Math.max(timer.at + Math.max(1, timer.every), this.elapsed())
    timer.run()
  }

  #schedule(): void {
    real.clearTimeout(this.#wake)
    if (this.#stoppedAt) return
    const next = this.#due(Number.POSITIVE_INFINITY)
    if (next === null) return
    this.#wake = real.setTimeout(
      () => {
        const due = this.#due(this.elapsed())
        if (due) this.#fire(due)
        this.#schedule()
      },
      Math.max(0, next.at - this.elapsed()),
    )
    this.#wake.unref()
  }
}

export const clock = new PageClock()

type Callback = (...args: unknown[]) => void

/** Replaces the timers and the time of this process for everything but what runs outside the page. */
export function installPageTime(): void {
  const replaced = {
    setTimeout: (run: Callback, milliseconds = 0, ...args: unknown[]) =>
      isOutside()
        ? real.setTimeout(run, milliseconds, ...args)
        : clock.set(() => run(...args), milliseconds, null),
    setInterval: (run: Callback, milliseconds = 0, ...args: unknown[]) =>
      isOutside()
        ? real.setInterval(run, milliseconds, ...args)
        : clock.set(() => run(...args), milliseconds, milliseconds),
    clearTimeout: (id: never) => void (clock.clear(id) || real.clearTimeout(id)),
    clearInterval: (id: never) => void (clock.clear(id) || real.clearInterval(id)),
    requestAnimationFrame: (run: Callback) => clock.set(() => run(clock.elapsed()), 16, null),
    cancelAnimationFrame: (id: never) => void clock.clear(id),
    requestIdleCallback: (run: Callback) =>
      clock.set(() => run({ didTimeout: false, timeRemaining: () => 50 }), 1, null),
    cancelIdleCallback: (id: never) => void clock.clear(id),
  }
  Object.assign(globalThis, replaced)
  performance.now = () => (isOutside() ? real.elapsed() : clock.sinceLoad())
  const now = () => (isOutside() ? real.now() : clock.date())
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, subject) =>
      Reflect.construct(
        target,
        args.length === 0 ? [now()] : args,
        subject === globalThis.Date ? target : subject,
      ),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name, target)),
  })
}
