/**
 * Copies the content token from a configured local storage entry (specification section 6) to a session cookie, because the server renders
 * pages and cannot read that storage. All later requests send the cookie; the script reloads the page if it was rendered with another
 * token or without one. Pages contain this script only if an entry is configured; it runs inline in the head, before the first paint.
 */
const settings: { contentToken: { storageKey: string; cookie: string } } = JSON.parse(
	document.getElementById('page-settings')?.textContent ?? '',
);
const { storageKey, cookie } = settings.contentToken;

function readToken(): string {
	try {
		return encodeURIComponent(localStorage.getItem(storageKey) ?? '');
	} catch {
		// Storage is disabled, so there is no token.
		return '';
	}
}

function readCookie(): string {
	const start = `${cookie}=`;
	const entry = document.cookie.split('; ').find((part) => part.startsWith(start));
	return entry?.slice(start.length) ?? '';
}

const token = readToken();
if (token !== readCookie()) {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	const expiry = token ? '' : '; Max-Age=-1';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and would be too late for the first paint
	document.cookie = `${cookie}=${token}; Path=/; SameSite=Lax${secure}${expiry}`;
	// Without this check, a browser that blocks cookies would reload forever.
	if (readCookie() === token) location.reload();
}
