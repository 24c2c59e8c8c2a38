/** Resident memory in MB and processor time in seconds; null: the process does not answer. */
export type ProcessFigures = { readonly megabytes: number; readonly cpuSeconds: number } | null

/** Of each process, from its page of metrics. */
export const processFigures = (metrics: readonly string[]): Promise<readonly ProcessFigures[]> =>
  Promise.all(
    metrics.map(async (url) => {
      const page = await fetch(url)
        .then((answer) => answer.text())
        .catch(() => null)
      if (page === null) return null
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1])
      return {
        megabytes: value('process_resident_memory_bytes') / 1e6,
        cpuSeconds: value('process_cpu_seconds_total'),
      }
    }),
  )
