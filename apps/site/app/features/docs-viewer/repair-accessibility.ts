import { operationSlug } from './addresses';

export interface ViewerTexts {
	copy: string;
	search: string;
	moreLanguages: string;
	basePath: string;
	/** The viewer's own words in the page's language, by the English ones. */
	words: ReadonlyMap<string, string>;
}

type Repair = [selector: string, repair: (element: Element, words: ViewerTexts) => void];

const repairs: readonly Repair[] = [
	// The page has its own main landmark and must not contain a second one (HTML, 4.4.14).
	['main:not([role])', (element) => element.setAttribute('role', 'region')],
	// A button that opens the search must not have the search role itself (WCAG 4.1.2).
	['button[role="search"]', (element) => element.removeAttribute('role')],
	[
		'button.bg-sidebar-b-search:not([aria-label])',
		(element, { search }) => element.setAttribute('aria-label', search),
	],
	[
		'.code-copy:not([aria-label]), .scalar-code-copy:not([aria-label])',
		(element, { copy }) => element.setAttribute('aria-label', copy),
	],
	[
		'.client-libraries__select:not([aria-label])',
		(element, { moreLanguages }) => element.setAttribute('aria-label', moreLanguages),
	],
	// The list also contains other buttons, so these are buttons of which one is current, not tabs (WCAG 1.3.1).
	['.client-libraries-list[role="tablist"]', tabListToGroup],
	['.client-libraries-list [role="tab"]', (element) => element.removeAttribute('role')],
	['button:not([role])[aria-selected]', selectedToCurrent],
	// A link that works only by a click handler needs an href for keyboards and search engines (WCAG 2.1.1).
	['a.endpoint:not([href])', endpointToLink],
	// Makes overflowing code scrollable by keyboard (WCAG 2.1.1).
	['pre code:not([tabindex])', (element) => element.setAttribute('tabindex', '0')],
	// Otherwise, every example would be a landmark with the same name.
	['.response-card[role="region"]', (element) => element.setAttribute('role', 'group')],
];

/** Repairs the viewer's markup below an element once. Idempotent. */
export function repairOnce(root: ParentNode, words: ViewerTexts): void {
	for (const [selector, repair] of repairs) {
		for (const element of root.querySelectorAll(selector)) repair(element, words);
	}
	translateOnce(root, words.words);
}

/** Translates the viewer's own words, but not texts and code of the document. */
function translateOnce(root: ParentNode, words: ReadonlyMap<string, string>): void {
	if (words.size === 0) return;
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { currentNode: node } = texts;
		const text = node.nodeValue ?? '';
		const word = words.get(text.trim());
		if (word && !node.parentElement?.closest('pre, code, .markdown'))
			node.nodeValue = text.replace(text.trim(), word);
	}
}

/** Repairs the viewer's markup now and whenever it changes. Returns a function that stops it. */
export function repairAccessibility(root: HTMLElement, words: ViewerTexts): () => void {
	let frame = 0;
	const observer = new MutationObserver(() => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(() => repairOnce(root, words));
	});
	repairOnce(root, words);
	observer.observe(root, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ['aria-selected'],
	});
	return () => {
		observer.disconnect();
		cancelAnimationFrame(frame);
	};
}

/** Sets the href from the element's text, which is method and path, and from its group's id, `api/tag/…`. */
function endpointToLink(element: Element, { basePath }: ViewerTexts): void {
	const group = element.closest('[id^="api/tag/"]')?.id.replace(/^api/, '') ?? '';
	const [method = '', ...path] = (element.textContent ?? '').trim().split('/');
	const slug = operationSlug({ method, path: `/${path.join('/')}` });
	element.setAttribute('href', `${basePath}${group}/${slug}`);
}

function tabListToGroup(element: Element): void {
	element.setAttribute('role', 'group');
	element.removeAttribute('aria-orientation');
}

function selectedToCurrent(element: Element): void {
	const isCurrent = element.getAttribute('aria-selected') === 'true';
	element.removeAttribute('aria-selected');
	if (isCurrent) element.setAttribute('aria-current', 'true');
	else element.removeAttribute('aria-current');
}
