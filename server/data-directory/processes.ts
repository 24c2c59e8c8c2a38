import { readFileSync } from 'node:fs'

/** Identifies a process; a later process with the same id has another start time. */
export type ProcessMark = {
  readonly pid: number
  /** In clock ticks since boot; '' if the system does not provide it. */
  readonly startedAt: string
}

const STARTED_AT_FIELD = 19

/** The program name may contain spaces and brackets, so fields are counted after its last bracket. */
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
    // EPERM means a process of another user; only "no such process" means that it has ended.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const ownMark = (): ProcessMark => ({ pid: process.pid, startedAt: startTimeOf(process.pid) })

/** Compares the id only if start times are not available. */
export function isRunning({ pid, startedAt }: ProcessMark): boolean {
  if (!isAlive(pid)) return false
  const now = startTimeOf(pid)
  return startedAt === '' || now === '' || startedAt === now
}
