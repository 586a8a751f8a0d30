/** Whatever else the tag says, these decide whether jsdom's own sheet shows an element. */
const tellingAttributes = ['hidden', 'open', 'popover', 'type'];

const readStyle = window.getComputedStyle.bind(window);
const displayByKind = new Map<string, string>();
const sheetsThatHide = new WeakMap<CSSStyleSheet, boolean>();

/**
 * jsdom tells whether something is shown by matching it against a sheet of several hundred rules, with every ancestor,
 * for every element, whenever a role or a name is looked for: more than a third of all time. Without style sheets of
 * ours, the answer is the same for all elements of a kind, unless one says otherwise itself. Everything else of a
 * style is still asked of jsdom.
 */
export function readStyleQuickly(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return readStyle(element, pseudo);
  let whole: CSSStyleDeclaration | undefined;
  const read = () => (whole ??= readStyle(element));
  const readOne = (name: string) => {
    if (name === 'display') return displayOf(element) ?? read().display;
    if (name === 'visibility') return visibilityOf(element) ?? read().visibility;
    return read().getPropertyValue(name);
  };
  return new Proxy(element.ownerDocument.documentElement.style, {
    get(_style, name) {
      if (name === 'display' || name === 'visibility') return readOne(name);
      if (name === 'getPropertyValue') return readOne;
      const value: unknown = Reflect.get(read(), name);
      return typeof value === 'function' ? value.bind(read()) : value;
    },
  });
}

function displayOf(element: Element): string | undefined {
  if (speaksOf(element, 'display') || hasHidingSheet(element.ownerDocument)) return undefined;
  const attributes = tellingAttributes.map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
  const display = displayByKind.get(kind) ?? readStyle(element).display;
  displayByKind.set(kind, display);
  return display;
}

/** Inherited, so that every ancestor has a say. */
function visibilityOf(element: Element): string | undefined {
  if (hasHidingSheet(element.ownerDocument)) return undefined;
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (speaksOf(each, 'visibility') || each.hasAttribute('hidden')) return undefined;
  }
  return 'visible';
}

function speaksOf(element: Element, property: string): boolean {
  return element.getAttribute('style')?.includes(property) === true;
}

/** Dialogs bring a sheet with them that keeps the page behind from scrolling. */
function hasHidingSheet({ styleSheets }: Document): boolean {
  return Array.from(styleSheets).some((sheet) => {
    const known = sheetsThatHide.get(sheet);
    if (known !== undefined) return known;
    const hides = Array.from(sheet.cssRules).some(({ cssText }) =>
      /display|visibility/.test(cssText),
    );
    sheetsThatHide.set(sheet, hides);
    return hides;
  });
}
