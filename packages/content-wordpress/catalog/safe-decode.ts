/** Decodes the percent-encoding of a slug or path; returns it unchanged if the encoding is invalid. */
export function safeDecode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** The segments of a path or URL, decoded. */
export const pathSegments = (uri: string): string[] =>
	URL.parse(uri, 'http://wordpress.invalid')?.pathname.split('/').filter(Boolean).map(safeDecode) ??
	[];
