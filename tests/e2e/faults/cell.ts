import { expect } from '../support/journey.ts'
import { expected } from './expectation.ts'
import { breakCall, type Fault, SLOW } from './fault.ts'
import type { Outcome } from './outcome.ts'
import type { Row, Stage } from './row.ts'

/** Longest wait of a participant for a message and a way out, in milliseconds. */
const PATIENCE = 15_000

/** A failed read is retried after these pauses, in milliseconds; a write is not. */
const PAUSES = [1_000, 2_000]
const BREAKS: readonly Fault[] = ['dropped', '500', 'malformed', 'offline']
const pausesIn = ({ call }: Row, fault: Fault) =>
  call.effect === 'read' && BREAKS.includes(fault) ? PAUSES : []

/** Runs one cell: the call fails, the screen shows the specified message, and the way out works. */
export async function play(stage: Stage, row: Row, fault: Fault): Promise<void> {
  // The request of a link that the pointer rests on is read ahead (P-703).
  await stage.page.mouse.move(0, 0)
  const before = await row.effects?.(stage)
  await row.fill?.(stage)
  const broken = await breakCall(stage.page, row.call, fault)
  await row.trigger(stage)
  await until(() => broken.times() > 0, 'the call is made')
  for (const [index, pause] of pausesIn(row, fault).entries()) {
    await stage.pass(pause)
    await until(() => broken.times() > index + 1, 'the call is made again')
  }
  // Otherwise the time below would make other calls of the page time out as well.
  await until(() => broken.others() === 0, 'the other calls are answered')
  await wait(stage, row, fault)
  if (fault === 'slow') await expect(stage.page.getByRole('alertdialog', { name: 'Alerta' })).toHaveCount(0)

  const outcome: Outcome | null = expected(row.kind, fault)
  await outcome?.see(stage, row)
  expect(broken.times(), 'calls made').toBe(1 + pausesIn(row, fault).length)
  await broken.mend()
  if (outcome) await outcome.goOn(stage, row)
  else await row.works(stage)
  if (before !== undefined) expect(await row.effects?.(stage), 'effects').toBe(before + 1)
}

async function wait(stage: Stage, row: Row, fault: Fault): Promise<void> {
  if (fault === 'slow') await stage.pass(SLOW)
  if (fault !== 'time-out') return
  await stage.pass(PATIENCE)
  await row.outlast?.(stage)
}

const until = (condition: () => boolean, what: string) =>
  expect.poll(condition, { message: what, intervals: [20] }).toBe(true)
