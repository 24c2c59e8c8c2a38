/** A command did a part of its work; the message is what it did and what is missing, in pt-BR. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete'
}
