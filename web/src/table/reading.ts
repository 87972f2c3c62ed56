/** A zone of the table as it is read aloud: its texts and the names of its pieces, in their order. */
export function readOut(zone: Element): string {
  const said: string[] = [];
  walk(zone, said);
  return said.join(', ').replace(/\s+/g, ' ');
}

function walk(node: Node, said: string[]): void {
  if (node instanceof Element) {
    if (node.getAttribute('aria-hidden') === 'true') return;
    const label = node.getAttribute('aria-label');
    const isThing = ['img', 'button'].includes(node.getAttribute('role') ?? '') || node instanceof HTMLButtonElement;
    if (label && isThing) {
      said.push(label);
      return;
    }
  }
  if (node instanceof Text) {
    const text = node.data.trim();
    if (text) said.push(text);
    return;
  }
  for (const child of node.childNodes) walk(child, said);
}
