/** Services that wrap links, by host, and the parameter that has the target: Outlook, Google, Facebook, Instagram, LinkedIn, Slack, Teams. */
const wrappers: readonly (readonly [host: RegExp, parameter: string])[] = [
	[/\.safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)$/, 'url'],
	[/^(?:www\.)?google\.[a-z.]+$/, 'url'],
	[/^(?:www\.)?google\.[a-z.]+$/, 'q'],
	[/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
	[/^(?:www\.)?linkedin\.com$/, 'url'],
	[/^slack-redir\.net$/, 'url'],
	[/^statics\.teams\.cdn\.office\.net$/, 'url'],
];

const wrapperPath = /^\/(?:$|url$|l\.php$|redir(?:ect)?(?:\/|$)|safety\/|link$|evergreen-assets\/)/;

/** The target of a wrapped link; the address itself if it is none. */
function unwrapped(address: string): string {
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
	const { hostname, pathname, searchParams } = new URL(address);
	// Proofpoint writes the target into the path: /v3/__https://example.com__;…
	const [, target] = /^https:\/\/urldefense\.com\/v3\/__(https?:\/.*?)__;/.exec(address) ?? [];
	if (target) return target.replace(/^(https?:)\/+/, '$1//');
	if (!wrapperPath.test(pathname)) return address;
	const found = wrappers
		.filter(([host]) => host.test(hostname))
		.flatMap(([, parameter]) => searchParams.get(parameter) ?? [])
		.find((value) => /^https?:\/\//i.test(value));
	return found ?? address;
}

/** An entered address as it was meant: without the spaces and invisible characters that are copied along, and without a wrapper around it. */
export const pastedAddress = (address: string): string =>
	unwrapped(address.replace(/\p{Cf}+/gu, '').trim());
