/**
 * The content token of a configured local storage entry (specification section 6). Pages are rendered on the server, which
 * can't see that storage, so the token travels in a session cookie: every request that follows has it, and the page at
 * hand is asked for once more when it was rendered with another or none. Written into pages only where an entry is
 * configured; runs inline in the head, before anything is shown.
 */
const settings: { contentToken: { storageKey: string; cookie: string } } = JSON.parse(
	document.getElementById('page-settings')?.textContent ?? '',
);
const { storageKey, cookie } = settings.contentToken;

function readToken(): string {
	try {
		return encodeURIComponent(localStorage.getItem(storageKey) ?? '');
	} catch {
		// Storage is switched off: there is no token.
		return '';
	}
}

function carried(): string {
	const start = `${cookie}=`;
	const entry = document.cookie.split('; ').find((part) => part.startsWith(start));
	return entry?.slice(start.length) ?? '';
}

const token = readToken();
if (token !== carried()) {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	const end = token ? '' : '; Max-Age=-1';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the page is shown
	document.cookie = `${cookie}=${token}; Path=/; SameSite=Lax${secure}${end}`;
	// A browser that keeps no cookies would ask for ever.
	if (carried() === token) location.reload();
}
