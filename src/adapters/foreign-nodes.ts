/** The child of `parent` in which `node` is; null if it is in none. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child !== null && child.parentNode !== parent) child = child.parentNode
  return child
}

/** Removes the node, and the elements around it up to `parent` that are empty without it. */
function removeWithin(parent: Node, node: Node): void {
  const around = node.parentNode
  if (around === null) return
  around.removeChild(node)
  if (around !== parent && !around.hasChildNodes()) removeWithin(parent, around)
}

/**
 * Lets React go on where a program of the browser has changed its page: translations put each text into
 * `<font>` elements or replace it by them, and React keeps the texts as children of their elements
 * (https://github.com/facebook/react/issues/11538). Changes `removeChild` and `insertBefore` of all nodes
 * of the window: a child that is inside another one by now is removed there; one that is gone needs no
 * removal; what should be inserted before it goes before the child around it, else to the end (P-739).
 */
export function allowForeignNodes({ Node }: Pick<typeof globalThis, 'Node'>): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    if (this.contains(child)) removeWithin(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && childAround(this, before)) as Child
  }
}
