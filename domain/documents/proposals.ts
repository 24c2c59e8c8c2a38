/** Words that mean the same in names of documents and of files; the first replaces the others. */
const SAME: readonly (readonly string[])[] = [
  ['identidade', 'rg', 'cnh', 'cin', 'rne', 'rnm', 'identificacao', 'habilitacao', 'motorista'],
  ['residencia', 'endereco', 'luz', 'agua', 'energia', 'aluguel'],
  ['bancaria', 'bancario', 'banco', 'extrato', 'conta'],
  ['contracheque', 'holerite', 'hollerith'],
  ['rescisao', 'trct', 'demissao'],
  ['ctp', 'clt'],
  ['obito', 'falecimento', 'morte'],
  ['escolaridade', 'escolar', 'escola', 'matricula', 'diploma'],
]

/** Words that many names have, so that they say nothing. */
const EMPTY_WORDS = [
  ...['documento', 'doc', 'comprovante', 'comp', 'copia', 'arquivo', 'anexo', 'formulario'],
  ...['scan', 'scanner', 'digitalizado', 'digitalizacao', 'foto', 'imagem', 'image', 'img', 'whatsapp'],
  ...['certidao', 'declaracao', 'termo', 'carta', 'atestado'],
  ...['das', 'dos', 'para', 'com', 'sobre', 'quem', 'novo', 'nova', 'assinado', 'assinada', 'pdf'],
]

const PAGE_WORDS = ['frente', 'verso', 'anverso', 'pagina', 'pag', 'pg', 'parte', 'lado']

/** The shortest word that may be the beginning of another, as in 'cert nasc'. */
const SHORTEST_BEGINNING = 4

/** Words in lower case without accents and without an s at their end, and numbers. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replace(/conta (de )?(luz|agua|energia|gas|telefone)/g, 'residencia')
    .replace(/carteira (de )?trabalho/g, 'ctps')
    .replace(/carteira (de |nacional de )?(habilitacao|identidade|motorista)/g, 'rg')
    .match(/[a-z]+|\d+/g)
    ?.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)) ?? []

const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '')

const meaningOf = (word: string) => SAME.find((words) => words.includes(word))?.[0] ?? word

const isTelling = (word: string) =>
  !EMPTY_WORDS.includes(word) && !/^\d/.test(word) && (word.length > 2 || meaningOf(word) !== word)

const tellingWords = (text: string): readonly string[] => [
  ...new Set(wordsIn(text).filter(isTelling).map(meaningOf)),
]

const begins = (word: string, beginning: string) =>
  beginning.length >= SHORTEST_BEGINNING && word.startsWith(beginning)

const isSame = (one: string, other: string) => one === other || begins(one, other) || begins(other, one)

/** Whether the name says that the file is one of several pages: 'rg frente', 'rg 2'. */
const saysPage = (fileName: string) =>
  wordsIn(stemOf(fileName)).some((word) => PAGE_WORDS.includes(word) || /^\d{1,2}$/.test(word))

/** A row whose name the file says whole is before another that shares as much with it. */
const WHOLE = 0.5

/**
 * For each file the document that its name says, as an index of `documents`; null where none is clearly the best.
 * A document is proposed for several files only where the names of all of them say pages (P-many-files).
 */
export function proposedDocuments(
  fileNames: readonly string[],
  documents: readonly string[],
): readonly (number | null)[] {
  const named = documents.map(tellingWords)
  const scoreOf = (fileWords: readonly string[]) => (words: readonly string[]) => {
    const shared = words.filter((word) => fileWords.some((other) => isSame(word, other))).length
    return shared > 0 && shared === words.length ? shared + WHOLE : shared
  }
  const best = fileNames.map((fileName) => {
    const scores = named.map(scoreOf(tellingWords(stemOf(fileName))))
    const score = Math.max(0, ...scores)
    const isClear = score > 0 && scores.filter((other) => other === score).length === 1
    return { fileName, score, document: isClear ? scores.indexOf(score) : null }
  })
  return best.map((proposal) => {
    const rivals = best.filter(({ document }) => document === proposal.document)
    if (rivals.every(({ fileName }) => saysPage(fileName))) return proposal.document
    const first = rivals.toSorted((one, other) => other.score - one.score)[0]
    return proposal === first ? proposal.document : null
  })
}
