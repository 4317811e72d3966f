/** Services that wrap links, by host and path, and the parameter that has the target. */
const wrappers: readonly (readonly [address: RegExp, parameter: string])[] = [
	[/\.safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)\//, 'url'],
	[/^statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\//, 'url'],
	[/(?:^|\.)google\.[a-z.]+\/url$/, 'url'],
	[/(?:^|\.)google\.[a-z.]+\/url$/, 'q'],
	[/^lm?\.(?:facebook|instagram)\.com\//, 'u'],
	[/^(?:www\.)?linkedin\.com\/(?:redir|safety)\//, 'url'],
	[/^slack-redir\.net\/link$/, 'url'],
];

/** The target of a wrapped link; the address itself if it is none. */
function unwrapped(address: string): string {
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
	const { hostname, pathname, searchParams } = new URL(address);
	// Proofpoint writes the target into the path: /v3/__https://example.com__;…
	const [, inPath] = /^https:\/\/urldefense\.com\/v3\/__(https?:\/.*?)__;/.exec(address) ?? [];
	if (inPath) return inPath.replace(/^(https?:)\/+/, '$1//');
	const inParameter = wrappers
		.filter(([wrapper]) => wrapper.test(hostname + pathname))
		.flatMap(([, parameter]) => searchParams.get(parameter) ?? [])
		.find((value) => /^https?:\/\//i.test(value));
	return inParameter ?? address;
}

/** An entered address as it was meant: without the spaces and invisible characters that are copied along, and without a wrapper around it. */
export const pastedAddress = (address: string): string =>
	unwrapped(address.replace(/\p{Cf}+/gu, '').trim());
