import morphdom from 'morphdom';
import { blockAttribute, blockOf, revealBlock } from './blocks';
import { latestOnly } from './latest-only';
import { type Scheme, showScheme } from './scheme';

/** What the editors' interface sends: Payload's message on every change of the form, and ours. */
type Message =
	| { type: 'payload-live-preview'; data?: Record<string, unknown> }
	| { type: 'reveal-block'; block: string }
	| { type: 'show-scheme'; scheme: Scheme };

/**
 * Follows the form beside the frame: asks the server for the page that its values would make, and changes what differs in the page
 * that is shown, so that scroll position, films and open parts stay. Scripts of the page do not run; a click chooses the section
 * whose form is to open.
 */
export function startFrame(document: Document, window: Window): void {
	const { editorOrigin = '', failed = '' } = document.documentElement.dataset;
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
			change(document, await response.text());
			if (scheme) showScheme(document, scheme);
		} catch (error) {
			tell(document, failed);
			console.warn('The preview could not be made', error);
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

/** Makes the shown page like another one, element by element. */
function change(document: Document, html: string): void {
	const next = new DOMParser().parseFromString(html, 'text/html');
	morphdom(document.documentElement, next.documentElement, {
		getNodeKey: (node) =>
			node instanceof Element ? (node.getAttribute(blockAttribute) ?? node.id) : undefined,
		// What the editor opened stays open, and an equal element needs no work.
		onBeforeElUpdated: (from, to) => {
			if (from instanceof HTMLDetailsElement && from.open) to.setAttribute('open', '');
			return !from.isEqualNode(to);
		},
	});
}

function tell(document: Document, text: string): void {
	const notice = document.querySelector('#preview-failed');
	const note = notice ?? document.createElement('p');
	note.id = 'preview-failed';
	note.setAttribute('role', 'status');
	note.className = 'sticky bottom-0 z-40 bg-secondary px-gutter py-2 text-on-secondary';
	note.textContent = text;
	if (!notice) document.body.append(note);
}
