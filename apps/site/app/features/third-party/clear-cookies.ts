const past = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Deletes the cookies whose names begin with one of the given words, on this host and the domains above it. */
export function clearCookies(starts: readonly string[]): void {
	const names = document.cookie
		.split('; ')
		.map((cookie) => cookie.split('=')[0] ?? '')
		.filter((name) => name !== '' && starts.some((start) => name.startsWith(start)));
	for (const name of names) {
		for (const domain of ['', ...domainsOf(location.hostname)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
			document.cookie = `${name}=; Path=/; Expires=${past}${domain && `; Domain=${domain}`}`;
		}
	}
}

function domainsOf(host: string): string[] {
	const labels = host.split('.');
	return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
