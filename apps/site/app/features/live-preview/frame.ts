import morphdom from 'morphdom';
import { blockAttribute, blockOf, revealBlock } from './blocks';
import { latestOnly } from './latest-only';
import { type Scheme, showScheme } from './scheme';

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
