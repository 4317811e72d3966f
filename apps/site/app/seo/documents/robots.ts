/** robots.txt (RFC 9309): allows everything except the language switch, which only redirects. */
export function robots(origin: string): string {
	return ['User-agent: *', 'Disallow: /language/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
		'\n',
	);
}
