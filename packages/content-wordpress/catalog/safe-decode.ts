/** Decodes the percent-encoding of a slug or path; returns it unchanged if the encoding is invalid. */
export function safeDecode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
