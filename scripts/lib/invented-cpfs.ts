import { isCpf } from '#domain/people/cpf.ts'

/** The same valid CPFs at every run, each a person of the measurements. */
export function inventedCpfs(count: number): readonly string[] {
  const cpfs: string[] = []
  for (let number = 500_000_000; cpfs.length < count; number += 7) {
    for (let digits = 0; digits < 100; digits++) {
      const cpf = `${number}${String(digits).padStart(2, '0')}`
      if (isCpf(cpf)) cpfs.push(cpf)
    }
  }
  return cpfs
}
