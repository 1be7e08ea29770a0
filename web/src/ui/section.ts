/** Going to a section of a page. */

/** Scroll to a section, once the pictures above it are drawn; return whether there is one. */
export async function goToSection(id: string, inside: ParentNode = document): Promise<boolean> {
  const found = id ? inside.querySelector(`section[id="${CSS.escape(id)}"]`) : null;
  if (!found) return false;
  await nextFrame(); // pictures are measured
  await nextFrame(); // and drawn
  found.scrollIntoView();
  found.querySelector<HTMLElement>(".title")?.focus({ preventScroll: true });
  return true;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
