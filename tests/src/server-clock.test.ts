import { describe, expect, test } from 'vitest'

import { createServerClock } from '#src/adapters/server-clock.ts'

const HOUR = 3_600_000

/** A computer with controllable clocks and server, aligned at the start. */
async function started({ reachable = true } = {}) {
  let serverNow = 1_000 * HOUR
  let wall = 1_003 * HOUR
  let elapsed = 5_000
  const computer = { reachable, asked: 0 }
  const clock = createServerClock({
    wall: () => wall,
    elapsed: () => elapsed,
    async serverTime() {
      computer.asked += 1
      if (!computer.reachable) throw new Error('offline')
      return serverNow
    },
  })
  await clock.align()
  const pass = (milliseconds: number, { measured = true } = {}) => {
    serverNow += milliseconds
    wall += milliseconds
    if (measured) elapsed += milliseconds
  }
  return {
    clock,
    computer,
    pass,
    /** Some browsers do not count a sleep as elapsed time. */
    sleep: (milliseconds: number) => pass(milliseconds, { measured: false }),
    setClock: (milliseconds: number) => {
      wall += milliseconds
    },
    offBy: () => clock.now() - serverNow,
    offByOnWall: () => clock.now() - wall,
  }
}

test("createServerClock follows the server's time, whatever the computer's clock shows", async () => {
  const { pass, offBy } = await started()
  expect(offBy()).toBe(0)
  pass(HOUR)
  expect(offBy()).toBe(0)
})

test.each([[24 * HOUR], [-24 * HOUR]])(
  'createServerClock ignores a change of the clock by %i ms',
  async (milliseconds) => {
    const { clock, setClock, offBy } = await started()
    setClock(milliseconds)
    expect(offBy()).toBe(0)
    expect(clock.isDisturbed()).toBe(true)
    await clock.align()
    expect(offBy()).toBe(0)
    expect(clock.isDisturbed()).toBe(false)
  },
)

test('createServerClock corrects a sleep that the browser did not measure', async () => {
  const { clock, sleep, offBy } = await started()
  sleep(2 * HOUR)
  expect(clock.isDisturbed()).toBe(true)
  await clock.align()
  expect(offBy()).toBe(0)
  expect(clock.isDisturbed()).toBe(false)
})

test('createServerClock is not disturbed by a sleep that the browser measured', async () => {
  const { clock, pass, offBy } = await started()
  pass(2 * HOUR)
  expect(clock.isDisturbed()).toBe(false)
  expect(offBy()).toBe(0)
})

test("createServerClock is not disturbed by small corrections of the computer's clock", async () => {
  const { clock, setClock } = await started()
  setClock(400)
  expect(clock.isDisturbed()).toBe(false)
})

describe('createServerClock offline', () => {
  test("uses the computer's clock at the start", async () => {
    const { pass, offByOnWall } = await started({ reachable: false })
    pass(HOUR)
    expect(offByOnWall()).toBe(0)
  })

  test('treats a forward jump as a sleep', async () => {
    const { clock, computer, sleep, offBy } = await started()
    computer.reachable = false
    sleep(2 * HOUR)
    await clock.align()
    expect(offBy()).toBe(0)
  })

  test('ignores a backward jump', async () => {
    const { clock, computer, setClock, offBy } = await started()
    computer.reachable = false
    setClock(-24 * HOUR)
    await clock.align()
    expect(offBy()).toBe(0)
    expect(clock.isDisturbed()).toBe(false)
  })
})

test('createServerClock asks the server once for concurrent calls', async () => {
  const { clock, computer, sleep } = await started()
  sleep(HOUR)
  await Promise.all([clock.align(), clock.align()])
  expect(computer.asked).toBe(2)
})
