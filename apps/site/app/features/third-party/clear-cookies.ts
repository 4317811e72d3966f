const expired = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Deletes cookies by name prefix, on this host and its parent domains. */
export function clearCookies(prefixes: readonly string[]): void {
	const names = document.cookie
		.split('; ')
		.map((cookie) => cookie.split('=')[0] ?? '')
		.filter((name) => name !== '' && prefixes.some((prefix) => name.startsWith(prefix)));
	for (const name of names) {
		for (const domain of ['', ...domainsOf(location.hostname)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not all browsers support the Cookie Store API yet
			document.cookie = `${name}=; Path=/; Expires=${expired}${domain && `; Domain=${domain}`}`;
		}
	}
}

function domainsOf(host: string): string[] {
	const labels = host.split('.');
	return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
