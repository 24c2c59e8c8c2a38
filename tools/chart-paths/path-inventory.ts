import type { ChartPlan } from './chart-plan.ts'

/**
 * The planned paths of a chart as text to review, sorted by visit. Below each path is what it is for: the
 * transitions, and the outcomes false of guards, that no path above it takes, else the cases that are new in
 * its visit.
 */
export function pathsAsText(chart: string, plans: readonly ChartPlan[]): string {
  const taken = new Set<string>()
  const paths = plans.flatMap((plan) => plan.paths)
  const visits = [...new Set(paths.map(({ model }) => model))]
  const sections = visits.map((visit) => {
    const cases = new Set<string>()
    const lines = paths
      .filter(({ model }) => model === visit)
      .map((path) => ({ ...path, title: `${path.cases.join(' → ')} ⇒ ${path.end.join(', ')}` }))
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .flatMap((path) => {
        const ids = path.taken
          .filter((id) => !id.endsWith('/true') && !taken.has(id))
          .map((id) => id.slice(chart.length + 1))
        const names = path.cases.filter((name) => !cases.has(name)).map((name) => `«${name}»`)
        for (const id of path.taken) taken.add(id)
        for (const name of path.cases) cases.add(name)
        return [path.title, ...(ids.length > 0 ? ids : [...new Set(names)]).map((goal) => `    ${goal}`)]
      })
    return [...(visit === '' ? [] : [`# ${visit}`]), ...lines, ''].join('\n')
  })
  return sections.join('\n')
}
