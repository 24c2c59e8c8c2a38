/** A variable that rules may read: its name, and its values with their labels. */
export type Trait = { readonly label: string; readonly values: ReadonlyMap<string, string> }

/** The values of some traits for which a rule is true, whatever the other traits are. */
export type Clause = ReadonlyMap<string, ReadonlySet<string>>

/** The largest number of combinations of traits for one rule. */
const MAX_COMBINATIONS = 20_000

/** When a rule is true: if any clause holds. With an empty clause it is always true, without clauses never. */
export function clausesOf(
  holds: (ask: (trait: string) => string) => boolean,
  traits: ReadonlyMap<string, Trait>,
): readonly Clause[] {
  const names: string[] = []
  // A rule may read a trait only for some values of another one.
  for (let known = -1; known < names.length; ) {
    known = names.length
    for (const values of combinations(names, traits))
      holds((trait) => {
        if (traits.has(trait) && !names.includes(trait)) names.push(trait)
        return values.get(trait) ?? firstOf(traits.get(trait))
      })
  }
  const holding = combinations(names, traits)
    .filter((values) => holds((trait) => values.get(trait) ?? firstOf(traits.get(trait))))
    .map((values): Clause => new Map([...values].map(([trait, value]) => [trait, new Set([value])])))
  return merged(holding, names).map(
    (clause) => new Map([...clause].filter(([trait, values]) => values.size < sizeOf(traits.get(trait)))),
  )
}

const firstOf = (trait: Trait | undefined) => [...(trait?.values.keys() ?? [])][0] ?? ''
const sizeOf = (trait: Trait | undefined) => trait?.values.size ?? 0

function combinations(
  names: readonly string[],
  traits: ReadonlyMap<string, Trait>,
): readonly ReadonlyMap<string, string>[] {
  let found: ReadonlyMap<string, string>[] = [new Map()]
  for (const name of names) {
    const values = [...(traits.get(name)?.values.keys() ?? [])]
    found = found.flatMap((clause) => values.map((value) => new Map([...clause, [name, value]])))
    if (found.length > MAX_COMBINATIONS) throw new Error(`too many combinations of ${names.join(', ')}`)
  }
  return found
}

/** Merges clauses that differ in one trait only, trait by trait. */
function merged(clauses: readonly Clause[], names: readonly string[]): readonly Clause[] {
  let found = clauses
  for (const name of names.toReversed()) {
    const groups = new Map<string, Clause>()
    for (const clause of found) {
      const others = [...clause]
        .filter(([trait]) => trait !== name)
        .map(([trait, values]) => `${trait}=${[...values].sort().join()}`)
        .join(' ')
      const known = groups.get(others)?.get(name) ?? []
      groups.set(others, new Map([...clause, [name, new Set([...known, ...(clause.get(name) ?? [])])]]))
    }
    found = [...groups.values()]
  }
  return found
}

/** A condition that never holds, in words. */
export const NEVER = 'nunca'

/** 'sempre', 'nunca', or the clauses: 'Parentesco: Cônjuge ou Companheiro(a); Você é inválido(a)?: Sim'. */
export function inWords(clauses: readonly Clause[], traits: ReadonlyMap<string, Trait>): string {
  if (clauses.length === 0) return NEVER
  if (clauses.some((clause) => clause.size === 0)) return 'sempre'
  return clauses.map((clause) => clauseInWords(clause, traits)).join(' – ou – ')
}

const clauseInWords = (clause: Clause, traits: ReadonlyMap<string, Trait>) =>
  [...clause]
    .map(([name, values]) => {
      const { label, values: all } = traits.get(name) as Trait
      const words = (keys: readonly string[]) => listed(keys.map((key) => all.get(key) ?? key))
      const left = [...all.keys()].filter((key) => !values.has(key))
      return values.size > left.length && left.length <= 3
        ? `${label}: qualquer, exceto ${words(left)}`
        : `${label}: ${words([...values])}`
    })
    .join('; ')

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`
