import morphdom from 'morphdom';
import { blockAttribute, blockOf, revealBlock } from './blocks';

type Scheme = 'light' | 'dark';

/** Replaces the color scheme condition of a media query by one that always or never matches, depending on `scheme`. */
export const resolveScheme = (query: string, scheme: Scheme): string =>
	query.replace(/\(prefers-color-scheme: (light|dark)\)/g, (_, condition) =>
		condition === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
	);

const originals = new WeakMap<object, string>();

function resolveOriginal(owner: object, query: string, scheme: Scheme): string {
	const original = originals.get(owner) ?? query;
	originals.set(owner, original);
	return resolveScheme(original, scheme);
}

function applyToRules(rules: CSSRuleList, scheme: Scheme): void {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule) {
			rule.media.mediaText = resolveOriginal(rule, rule.media.mediaText, scheme);
		}
		if (rule instanceof CSSGroupingRule) applyToRules(rule.cssRules, scheme);
	}
}

/** Shows the page in a scheme, regardless of the preference of the editor's system. */
function showScheme(document: Document, scheme: Scheme): void {
	document.documentElement.style.colorScheme = scheme;
	for (const sheet of document.styleSheets) applyToRules(sheet.cssRules, scheme);
	for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
		const query = resolveOriginal(source, source.media, scheme);
		if (query !== source.media) source.media = query;
	}
}

/**
 * Runs one call of a task at a time. Of the calls that arrive meanwhile, only the latest runs afterwards, so that a slow connection does
 * not delay the newest state.
 */
export function latestOnly<T>(task: (value: T) => Promise<void>): (value: T) => Promise<void> {
	let next: { value: T } | undefined;
	let running: Promise<void> | undefined;
	const run = async () => {
		while (next) {
			const { value } = next;
			next = undefined;
			await task(value);
		}
		running = undefined;
	};
	return (value) => {
		next = { value };
		running ??= run();
		return running;
	};
}

/** Messages from the admin panel. Payload sends `payload-live-preview` on every change of the form; our plugin sends the others. */
type Message =
	| { type: 'payload-live-preview'; data?: Record<string, unknown> }
	| { type: 'reveal-block'; block: string }
	| { type: 'show-scheme'; scheme: Scheme };

/**
 * Keeps the preview in sync with the form beside the frame. On every change, it requests the page for the form's values and patches the
 * differences into the document, which preserves scroll position, videos and open parts. Scripts of the page do not run. A click on a
 * section opens its form.
 */
export function startFrame(document: Document, window: Window): void {
	const { editorOrigin = '', failed: failureText = '' } = document.documentElement.dataset;
	const editor: Window = window.opener ?? window.parent;
	const send = (message: object) => editor.postMessage(message, editorOrigin);

	let scheme: Scheme | undefined;

	const show = latestOnly(async (values: Record<string, unknown>) => {
		try {
			const response = await fetch(window.location.href, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ values }),
			});
			if (response.status >= 500 || response.status === 403) throw new Error(`${response.status}`);
			await patchDocument(document, await response.text());
			if (scheme) showScheme(document, scheme);
		} catch (error) {
			showNotice(document, failureText);
			console.warn('Cannot update the preview:', error);
		}
	});

	window.addEventListener('message', ({ origin, data }: MessageEvent<Message>) => {
		if (origin !== editorOrigin) return;
		if (data.type === 'payload-live-preview' && data.data) void show(data.data);
		if (data.type === 'reveal-block') revealBlock(document, data.block);
		if (data.type === 'show-scheme') {
			scheme = data.scheme;
			showScheme(document, scheme);
		}
	});
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return;
		if (event.target.closest('a, button[type=submit]')) event.preventDefault();
		const block = blockOf(event.target);
		if (block) send({ type: 'open-block', block });
	});
	document.addEventListener('submit', (event) => event.preventDefault());
	send({ type: 'payload-live-preview', ready: true });
}

/** Patches the document to match the HTML. Loads new stylesheets first, so that the page is never shown without them. */
async function patchDocument(document: Document, html: string): Promise<void> {
	const next = new DOMParser().parseFromString(html, 'text/html');
	// A copy, because morphdom moves new elements out of the HTML.
	patchElement(document.head, document.importNode(next.head, true));
	await loadStylesheets(document);
	patchElement(document.documentElement, next.documentElement);
}

async function loadStylesheets(document: Document): Promise<void> {
	const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
	await Promise.all(
		links
			.filter(({ sheet }) => sheet === null)
			.map(
				(link) =>
					new Promise((resolve) => {
						link.addEventListener('load', resolve);
						link.addEventListener('error', resolve);
					}),
			),
	);
}

/** Patches the differences between two elements, element by element. */
function patchElement(current: Element, next: Element): void {
	morphdom(current, next, {
		getNodeKey: (node) =>
			node instanceof Element ? (node.getAttribute(blockAttribute) ?? node.id) : undefined,
		// Keeps parts open that the editor has opened, and skips equal elements.
		onBeforeElUpdated: (from, to) => {
			if (from instanceof HTMLDetailsElement && from.open) to.setAttribute('open', '');
			return !from.isEqualNode(to);
		},
	});
}

function showNotice(document: Document, text: string): void {
	const existing = document.querySelector('#preview-failed');
	const notice = existing ?? document.createElement('p');
	notice.id = 'preview-failed';
	notice.setAttribute('role', 'status');
	notice.className = 'sticky bottom-0 z-40 bg-secondary px-gutter py-2 text-on-secondary';
	notice.textContent = text;
	if (!existing) document.body.append(notice);
}
