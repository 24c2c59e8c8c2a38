import { readFileSync } from 'node:fs'

/** A process, distinguishable from a later one with the same number. */
export type ProcessMark = {
  readonly pid: number
  /** Start time in clock ticks since boot, '' where the system does not provide it. */
  readonly startedAt: string
}

const STARTED_AT_FIELD = 19

/** The name of a program may hold blanks and brackets, so fields are counted after its last bracket. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED_AT_FIELD] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists as well; only "no such process" means that it has ended.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const ownMark = (): ProcessMark => ({ pid: process.pid, startedAt: startTimeOf(process.pid) })

/** Whether that very process still runs. Where start times are unknown the number alone decides. */
export function isRunning({ pid, startedAt }: ProcessMark): boolean {
  if (!isAlive(pid)) return false
  const now = startTimeOf(pid)
  return startedAt === '' || now === '' || startedAt === now
}
