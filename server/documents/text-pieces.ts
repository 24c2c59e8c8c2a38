/**
 * The file as Latin-1 text in chunks, each preceded by the last `overlap` characters of the previous one,
 * where a match may begin. The file is never completely in memory.
 */
export async function* textPieces(file: Blob, overlap: number): AsyncGenerator<string> {
  let before = ''
  for await (const piece of file.stream()) {
    const text = before + Buffer.from(piece).toString('latin1')
    yield text
    before = text.slice(-overlap)
  }
}
