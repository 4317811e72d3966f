const comparable = (address: string, origin: string): string => {
	if (!URL.canParse(address, origin)) return '';
	const { href, hash } = new URL(address, origin);
	return href.slice(0, href.length - hash.length).replace(/\/$/, '');
};

/**
 * True if a document's canonical address (RFC 6596) names another page than its own. Search engines list that page instead, so the
 * document has no `hreflang` and is in no sitemap.
 *
 * @param canonical empty for the document's own address
 * @param href the document's own path
 */
export const isCanonicalElsewhere = (canonical: string, href: string, origin: string): boolean =>
	canonical !== '' && comparable(canonical, origin) !== comparable(href, origin);
