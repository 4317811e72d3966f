const suffix = '/oembed.json';

/** Where an article's oEmbed answer is found. */
export function embedPathOf(path: string): string {
	return path + suffix;
}

/** The article whose oEmbed answer a path asks for. */
export function pageOfEmbedPath(path: string): string {
	return path.slice(0, -suffix.length);
}
