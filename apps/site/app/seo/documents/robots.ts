/** What crawlers are asked: everything may be read, only the language switch leads nowhere of its own (RFC 9309). */
export function robots(origin: string): string {
	return ['User-agent: *', 'Disallow: /language/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
		'\n',
	);
}
