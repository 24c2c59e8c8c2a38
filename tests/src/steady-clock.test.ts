import { describe, expect, test } from 'vitest'

import { createSteadyClock } from '#src/adapters/steady-clock.ts'

const HOUR = 3_600_000

/** A computer with controllable clocks and server, aligned at the start. */
async function started({ reachable = true } = {}) {
  let serverNow = 1_000 * HOUR
  let wall = 1_003 * HOUR
  let elapsed = 5_000
  const computer = { reachable, asked: 0 }
  const clock = createSteadyClock({
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

test("counts the server's time, whatever the computer's clock says", async () => {
  const { pass, offBy } = await started()
  expect(offBy()).toBe(0)
  pass(HOUR)
  expect(offBy()).toBe(0)
})

test.each([[24 * HOUR], [-24 * HOUR]])('a clock set by %i ms moves nothing', async (milliseconds) => {
  const { clock, setClock, offBy } = await started()
  setClock(milliseconds)
  expect(offBy()).toBe(0)
  expect(clock.isDisturbed()).toBe(true)
  await clock.align()
  expect(offBy()).toBe(0)
  expect(clock.isDisturbed()).toBe(false)
})

test('a sleep that the browser did not measure is noticed and made good', async () => {
  const { clock, sleep, offBy } = await started()
  sleep(2 * HOUR)
  expect(clock.isDisturbed()).toBe(true)
  await clock.align()
  expect(offBy()).toBe(0)
  expect(clock.isDisturbed()).toBe(false)
})

test('a sleep that it did measure disturbs nothing', async () => {
  const { clock, pass, offBy } = await started()
  pass(2 * HOUR)
  expect(clock.isDisturbed()).toBe(false)
  expect(offBy()).toBe(0)
})

test('a clock that is put right little by little disturbs nothing', async () => {
  const { clock, setClock } = await started()
  setClock(400)
  expect(clock.isDisturbed()).toBe(false)
})

describe('where the server cannot be asked', () => {
  test("at the start, the computer's clock has to do", async () => {
    const { pass, offByOnWall } = await started({ reachable: false })
    pass(HOUR)
    expect(offByOnWall()).toBe(0)
  })

  test('a clock that ran ahead tells of a sleep', async () => {
    const { clock, computer, sleep, offBy } = await started()
    computer.reachable = false
    sleep(2 * HOUR)
    await clock.align()
    expect(offBy()).toBe(0)
  })

  test('a clock that was set back prolongs nothing', async () => {
    const { clock, computer, setClock, offBy } = await started()
    computer.reachable = false
    setClock(-24 * HOUR)
    await clock.align()
    expect(offBy()).toBe(0)
    expect(clock.isDisturbed()).toBe(false)
  })
})

test('asked twice at once, the server is asked once', async () => {
  const { clock, computer, sleep } = await started()
  sleep(HOUR)
  await Promise.all([clock.align(), clock.align()])
  expect(computer.asked).toBe(2)
})
