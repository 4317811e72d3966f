const watchPages: readonly [pattern: RegExp, page: string][] = [
	[/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, 'https://www.youtube.com/watch?v=$1'],
	[/^player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/$1'],
];

/** The URL at which a visitor opens an embedded object, such as a video; undefined if `source` is not a URL. */
export function embedLink(
	source: string,
	title: string | undefined,
): { href: string; text: string } | undefined {
	const address = source.startsWith('//') ? `https:${source}` : source;
	if (!URL.canParse(address)) return undefined;
	const url = new URL(address);
	if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
	const hostAndPath = url.host + url.pathname;
	const [pattern, page] = watchPages.find(([one]) => one.test(hostAndPath)) ?? [];
	const href =
		pattern && page
			? (pattern.exec(hostAndPath)?.[0] ?? hostAndPath).replace(pattern, page)
			: url.href;
	const name = new URL(href).host.replace(/^www\./, '');
	return { href, text: title ? `${title} (${name})` : name };
}
