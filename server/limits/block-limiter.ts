import {
  type IRateLimiterPostgresOptions,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'

/** Points taken from the database and not yet used. */
type Block = { left: number; readonly until: number; readonly taken: RateLimiterRes }

/**
 * Takes points from the database in blocks and uses them in memory, so that most calls write nothing. All
 * processes together never exceed the rule; unused points of a block are not available to other processes
 * until the rule's time has passed. The block size must divide the points.
 */
export class BlockLimiter extends RateLimiterPostgres {
  readonly #size: number
  readonly #blocks = new Map<string, Block>()
  /** One query per key at a time: concurrent calls share its block. */
  readonly #queries = new Map<string, Promise<void>>()

  constructor(options: IRateLimiterPostgresOptions, size: number) {
    super(options)
    this.#size = size
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    for (;;) {
      const block = this.#blocks.get(key)
      if (block && block.left > 0 && block.until > Date.now()) {
        block.left -= 1
        return block.taken
      }
      await (this.#queries.get(key) ?? this.#query(key))
    }
  }

  #query(key: string): Promise<void> {
    const query = super
      .consume(key, this.#size)
      .then((taken) => {
        this.#forgetOver()
        this.#blocks.set(key, { left: this.#size, until: Date.now() + taken.msBeforeNext, taken })
      })
      .finally(() => this.#queries.delete(key))
    this.#queries.set(key, query)
    return query
  }

  #forgetOver(): void {
    for (const [key, { until }] of this.#blocks) if (until <= Date.now()) this.#blocks.delete(key)
  }
}
